// What is legal in a pack and most likely not meant. Must not judge one rule's business itself.
import { sortDiagnostics, type CodePage, type Diagnostic, type Severity } from '@dradis/diagnostics';
import type { PackResult } from '../pack-compiler.js';
import { lintContext, type LintInput } from './lint-context.js';
import type { LintRule } from './lint-rule.js';
import { arbitraryFirst } from './rules/arbitrary-first.js';
import { constantCondition } from './rules/constant-condition.js';
import { doubtfulList } from './rules/doubtful-list.js';
import { endlessCalls } from './rules/endless-calls.js';
import { endlessModifier } from './rules/endless-modifier.js';
import { idleBranch } from './rules/idle-branch.js';
import { keptForNothing } from './rules/kept-for-nothing.js';
import { lostChange } from './rules/lost-change.js';
import { lostValue } from './rules/lost-value.js';
import { missingKey } from './rules/missing-key.js';
import { neverAnnounced } from './rules/never-announced.js';
import { neverCalled } from './rules/never-called.js';
import { neverDrawn } from './rules/never-drawn.js';
import { neverLive } from './rules/never-live.js';
import { neverRead } from './rules/never-read.js';
import { neverSet } from './rules/never-set.js';
import { noGiveBack } from './rules/no-give-back.js';
import { openTable } from './rules/open-table.js';
import { ownEvent } from './rules/own-event.js';
import { repeatedCondition } from './rules/repeated-condition.js';
import { sameAbility } from './rules/same-ability.js';
import { sameArms } from './rules/same-arms.js';
import { sameEffects } from './rules/same-effects.js';
import { sameThings } from './rules/same-things.js';
import { singleOption } from './rules/single-option.js';
import { threshold } from './rules/threshold.js';
import { unusedDeclaration } from './rules/unused-declaration.js';
import { unusedName } from './rules/unused-name.js';
import { unusedParameter } from './rules/unused-parameter.js';
import { unusedZone } from './rules/unused-zone.js';
import { zeroAmount } from './rules/zero-amount.js';
import { lintSettings, type LintSetting } from './lint-settings.js';
import { suppress } from './suppressions.js';

const RULES: readonly LintRule[] = [
  constantCondition,
  openTable,
  threshold,
  singleOption,
  neverDrawn,
  endlessModifier,
  ownEvent,
  unusedName,
  noGiveBack,
  neverCalled,
  sameArms,
  idleBranch,
  lostValue,
  endlessCalls,
  unusedParameter,
  sameEffects,
  doubtfulList,
  sameThings,
  missingKey,
  unusedZone,
  zeroAmount,
  arbitraryFirst,
  neverAnnounced,
  unusedDeclaration,
  neverRead,
  neverSet,
  lostChange,
  repeatedCondition,
  neverLive,
  keptForNothing,
  sameAbility,
];

/** The pages of the rules, and of the comments that allow what they report; in order. */
export const lintCodePages: readonly CodePage[] = [
  ...RULES.map(({ page }) => page),
  {
    code: 'D0611',
    title: 'A comment that allows what is not there',
    text: '`# dradis-allow CODE REASON` allows what a rule reports of the next line. Behind something on its line it allows what is reported of that line. This one allows nothing: the line is in order, or stands elsewhere.',
    wrong: '# dradis-allow D0608 read by whoever comes next\nacts:\n  - { id: resting }\n',
    right: 'acts:\n  - { id: resting }\n',
  },
  {
    code: 'D0612',
    title: 'Something is allowed without a reason',
    text: 'Who reads the comment later must be able to tell whether the reason still holds. The word `REASON` alone is none: it stands where one is to be written.',
    wrong: 'procedures:\n  # dradis-allow D0610\n  - id: rest\n    does: nothing\n',
    right: 'procedures:\n  # dradis-allow D0610 for packs that extend this one\n  - id: rest\n    does: nothing\n',
  },
  {
    code: 'D0613',
    title: 'A setting for a rule that does not exist',
    text: 'The map `lint:` of the manifest gives codes of rules, D06xx, one of `off`, `warning` and `error`.',
    wrong: 'lint: { D0680: off }\n',
    right: 'lint: { D0608: off }\n',
  },
].sort((a, b) => (a.code < b.code ? -1 : 1));

/**
 * What the rules report of a pack without errors, by path and place. Of packs it extends nothing is said.
 *
 * @param settings how rules are taken, by code
 */
function lintPack(input: LintInput, settings: Readonly<Record<string, LintSetting>> = {}): Diagnostic[] {
  const context = lintContext(input);
  const found: Diagnostic[] = [];
  for (const { page, check } of RULES) {
    for (const { at, title, help, also } of check(context)) found.push({ code: page.code, severity: 'warning', title, primary: at, secondary: also === undefined ? [] : [also], facts: {}, help });
  }
  const own = [...input.sources].flatMap(([path, file]) => (path.includes(':') || path.startsWith('scenarios/') ? [] : [file]));
  const left = suppress(found, own).flatMap((diagnostic): Diagnostic[] => {
    const setting = Object.hasOwn(settings, diagnostic.code) ? (settings[diagnostic.code] ?? 'warning') : 'warning';
    const severity: Severity = setting === 'error' ? 'error' : 'warning';
    return setting === 'off' ? [] : [{ ...diagnostic, severity }];
  });
  return sortDiagnostics(left);
}

/**
 * What the rules report of the result of compiling a pack, taken as its manifest says under `lint:`. Empty while the pack
 * has errors: what may be meant can be told only of what is understood.
 */
export function lintResult({ pack, sources, outline, documents }: PackResult): Diagnostic[] {
  if (pack === null) return [];
  const manifest = documents.get('pack.yaml');
  const { settings, diagnostics } = manifest?.root === undefined ? { settings: {}, diagnostics: [] } : lintSettings(manifest.file, manifest.root, lintCodePages.map(({ code }) => code));
  return sortDiagnostics([...diagnostics, ...lintPack({ pack, sources, outline, documents }, settings)]);
}
