// Scenarios of the abilities of a card: actions are tried, for all else the skeleton says what is to be written. Must not write files.
import type { CompiledAbility, CompiledPack, LiveSection } from '@dradis/engine';
import { yamlValue, type Json } from '@dradis/language-service';
import { branchRunner, caseLines, caseName, type Start } from './case-lines.js';
import { exploreBranches, type Branch } from './explore-branches.js';
import type { PackAtHand } from './pack-at-hand.js';

/** Lines of a scenario file; `todo` counts the scenarios that are still to be written. */
export interface AbilityScenarios {
  readonly lines: readonly string[];
  readonly cases: number;
  readonly todo: number;
}

type Given = Readonly<Record<string, Json>>;

/** The section of its kind, or of a kind above it, that says where an ability can act. */
function liveSection({ kinds }: CompiledPack, kind: string, section: string): LiveSection | undefined {
  let wanted: string | null = kind;
  while (wanted !== null) {
    const at = kinds.find(({ id }) => id === wanted);
    const found = at?.live[section];
    if (found !== undefined) return found;
    wanted = at?.parent ?? null;
  }
  return undefined;
}

/** The positions in which a player may have the ability: the card where its kind acts, he in the place, he as the character. */
function positions(pack: CompiledPack, id: string, kind: string, section: string, player: string, cast: readonly string[]): Given[] {
  if (pack.zones.some((zone) => zone.id === id)) return [{ [id]: [player] }];
  const zones = liveSection(pack, kind, section)?.in ?? [];
  const laid = zones.map((zone): Given => ({ [pack.zones.find((each) => each.id === zone)?.perPlayer === true ? `${zone} of ${player}` : zone]: [id] }));
  const plays = cast.includes(id) ? [] : [{ players: [id, ...cast.slice(1)] }];
  return [...laid, {}, ...plays];
}

/** A phrase as one may write it: the first of words that stand for each other, without what may be left out. */
function plain(phrase: string): string {
  return phrase.replace(/(\w+)(?:\/\w+)+/g, '$1').replace(/\s*\([^)]*\)/g, '');
}

/** The statements by which a player takes an action of his choice, one phrase for each procedure that offers actions. */
function actionPhrases({ result: { pack, vocabulary } }: PackAtHand): string[] {
  return (pack?.programs ?? [])
    .filter(({ kind, params, locals, code }) => kind === 'procedure' && params === 1 && locals[0]?.type === 'thing:player' && JSON.stringify(code).includes('"actions-of"'))
    .flatMap(({ id }) => vocabulary.procedures.find((each) => each.id === id)?.phrases.slice(0, 1) ?? []);
}

interface Offered {
  readonly start: Start;
  readonly first: Branch['answers'];
}

/** A position and a player for which the action is on offer; undefined when there is none. */
function offered(at: PackAtHand, id: string, kind: string, ability: CompiledAbility, cast: readonly string[]): Offered | undefined {
  const { pack } = at.result;
  if (pack === null) return undefined;
  for (const player of [...cast, ...(cast.includes(id) ? [] : [id])]) {
    for (const given of positions(pack, id, kind, ability.section, player, cast)) {
      if (player === id && !('players' in given)) continue;
      for (const phrase of actionPhrases(at)) {
        const start = { given, when: plain(phrase).replace(/\{.*?\}/, player) };
        const asked = branchRunner(at, start, {})([{ answers: [], dice: [] }]).results[0]?.reached?.asked;
        const pick = asked?.options.find((label) => label === ability.title);
        if (asked !== undefined && pick !== undefined) return { start, first: [{ player: asked.player, pick }] };
      }
    }
  }
  return undefined;
}

function head(id: string, title: string, { given, when }: Start, note = ''): string[] {
  return [`- scenario: ${yamlValue(title)}`, `  covers: [${id}]`, ...(Object.keys(given).length === 0 ? [] : [`  given: ${yamlValue(given)}`]), `  when: ${when}${note}`];
}

/** What has to happen for an ability that nobody uses by himself. */
function wanted({ trigger }: CompiledAbility, pack: CompiledPack): { readonly todo: string; readonly note: string } {
  const words = (of: readonly { readonly id: string; readonly words: string }[], id: string): string => of.find((each) => each.id === id)?.words ?? id;
  if ('event' in trigger) {
    const causes = pack.programs.filter(({ kind, code }) => kind === 'procedure' && code.some((each) => each[0] === 'announce' && each[1] === trigger.event)).map(({ name }) => `"${plain(name)}"`);
    return { todo: `let it happen that ${words(pack.events, trigger.event)}, answer what is asked, and say what holds then`, note: causes.length === 0 ? '' : `   # instead, such as ${causes.slice(0, 3).join(' or ')}` };
  }
  if ('quantity' in trigger) return { todo: `let ${words(pack.quantities, trigger.quantity)} be worked out, and say what it comes to`, note: '' };
  if ('act' in trigger) return { todo: `let somebody try what it forbids (${words(pack.acts, trigger.act)}), and say that nothing came of it`, note: '' };
  return { todo: 'bring about a position in which this action is on offer, take it, and say what holds then', note: '' };
}

/** `CARD: ABILITY`, with a number where a card has several of one name. */
function titleOf(pack: CompiledPack, { source, title, section }: CompiledAbility, taken: Set<string>): string {
  const card = [...pack.things, ...pack.zones].find(({ id }) => id === source)?.title;
  const name = `${source}: ${title === '' || title === card ? section.replaceAll('-', ' ') : title}`;
  let unique = name;
  for (let number = 2; taken.has(unique); number += 1) unique = `${name} ${number}`;
  taken.add(unique);
  return unique;
}

/** Every ability of a card. */
export function abilityScenarios(at: PackAtHand, id: string, kind: string, cast: readonly string[]): AbilityScenarios {
  const { pack } = at.result;
  const lines: string[] = [];
  const titles = new Set<string>();
  let cases = 0;
  let todo = 0;
  for (const ability of pack?.abilities.filter(({ source }) => source === id) ?? []) {
    if (pack === null) break;
    const title = titleOf(pack, ability, titles);
    const found = 'action' in ability.trigger ? offered(at, id, kind, ability, cast) : undefined;
    if (found === undefined) {
      const [given = {}] = positions(pack, id, kind, ability.section, cast[0] ?? 'player-1', cast);
      const { todo: words, note } = wanted(ability, pack);
      lines.push(...head(id, title, { given, when: 'nothing' }, note), `  todo: ${yamlValue(words)}`);
      todo += 1;
      cases += 1;
      continue;
    }
    const { branches, more } = exploreBranches((tried) => branchRunner(at, found.start, {})(tried).results, found.first, true);
    lines.push(...head(id, title, found.start), '  # then: what else must hold in every case', '  cases:');
    for (const branch of branches) lines.push(...caseLines(caseName('', branch, [], found.first.length), {}, branch));
    if (more) lines.push('    # There are more ways than were tried; add those that matter.');
    cases += branches.length;
  }
  return { lines, cases, todo };
}
