/**
 * `['ask', Ask]`: puts a question to a player, or answers it at once where there is nothing to choose.
 * Must not wait: the machine stops at the decision, and `decision/take-answer.ts` puts the answer into the slot.
 */
import { shown } from '../../errors/shown.js';
import { allowedAmong, forbiddenBy } from '../../ability/prohibitions.js';
import { valueWord, writeBlock, writeNode } from '../../compile/code-book.js';
import { mentions } from '../../compile/mentions.js';
import { indexOf } from '../../compile/named.js';
import { fillParticipants, readParticipants, writeParticipants } from '../../compile/participants.js';
import type { Compiler, InstructionForm, ProgramCompiler } from '../../compile/compiler.js';
import { fairOrder, offer } from '../../decision/offer.js';
import type { AskForm } from '../../pack/compiled-pack.js';
import type { AskInfo } from '../../pack/layout.js';
import { EMPTY, NONE, type Value } from '../../state/value.js';
import { fault } from '../fault.js';
import { instruction } from '../instruction.js';
import { holds, operation, read, readNumber } from '../operand.js';

/** How many numbers a question for a number may span. */
const NUMBER_SPAN = 1000;

/** Those of a list that no prohibition forbids: `act, participants, bits of those that differ, slot of the candidate, list`. */
const ALLOWED_AMONG = operation((m, locals, at) => {
  const { words } = m;
  const act = words[at + 1] as number;
  const ids = read(m, locals, words[at + 5] as number) as readonly number[];
  if (m.layout.prohibitions[act]?.length === 0) return ids;
  const tried = { any: false };
  const fill = (candidate: number, parts: Value[]): void => {
    tried.any = true;
    locals[words[at + 4] as number] = candidate;
    fillParticipants(m, locals, words[at + 2] as number, parts);
  };
  const allowed = allowedAmong(m, act, ids, words[at + 3] as number, fill);
  // Slots are part of the state: they are left as if all candidates had been tried one by one.
  if (tried.any) fill(ids[ids.length - 1] as number, []);
  return allowed;
});

/** Compiles where the candidates come from, and which of them prohibitions refuse. */
function candidates(c: Compiler, ask: Record<string, unknown>, at: string): { allowed: number; refused: AskInfo['refused'] } {
  const all = c.list(ask['from'] ?? null, `${at}.from`);
  const given = ask['allowed'];
  if (given === undefined || given === null) return { allowed: all, refused: () => [] };
  const where = `${at}.allowed`;
  const { act: name, args, slot: candidate } = given as { act: unknown; args: unknown; slot: unknown };
  const act = indexOf(c, c.layout.actIndex, name, 'act', where);
  const parts = writeParticipants(c, c.layout.acts[act], args, `${where}.args`);
  const slot = c.slot(candidate, `${where}.slot`);
  let varying = 0;
  (args as unknown[]).forEach((arg, i) => {
    if (mentions(arg, slot)) varying |= 1 << i;
  });
  return {
    allowed: writeNode(c.book, ALLOWED_AMONG, act, parts, varying, slot, all),
    refused: (m, locals) =>
      (read(m, locals.slice(), all) as readonly number[])
        .map((option) => {
          const own = locals.slice();
          own[slot] = option;
          return { option, by: forbiddenBy(m, act, readParticipants(m, own, parts)), act };
        })
        .filter((one) => one.by.length > 0),
  };
}

/** Bits of a question: it may be declined; the options stand as they come, for their order can tell nothing. */
const OPTIONAL = 1;
const AS_THEY_COME = 2;

/** `slot, player, candidates, bits` */
const ASK_ONE = instruction((m, f, at) => {
  const { words } = m;
  const slot = words[at + 1] as number;
  const who = readNumber(m, f.locals, words[at + 2] as number);
  const found = who < 0 ? EMPTY : (read(m, f.locals, words[at + 3] as number) as readonly number[]);
  const bits = words[at + 4] as number;
  const optional = (bits & OPTIONAL) !== 0;
  if (found.length === 0) f.locals[slot] = NONE;
  else if (found.length === 1 && !optional) f.locals[slot] = found[0] as number;
  else {
    const ordered = (bits & AS_THEY_COME) !== 0 ? found : fairOrder(m, who, found);
    offer(m, 'one', who, optional ? [...ordered, NONE] : ordered, 1, 1);
  }
});

/** `slot, player, candidates, bits, bounds`: at `bounds` stand least and most. */
const ASK_SOME = instruction((m, f, at) => {
  const { words } = m;
  const slot = words[at + 1] as number;
  const who = readNumber(m, f.locals, words[at + 2] as number);
  const found = who < 0 ? EMPTY : (read(m, f.locals, words[at + 3] as number) as readonly number[]);
  const bounds = words[at + 5] as number;
  const most = Math.min(readNumber(m, f.locals, words[bounds + 1] as number), found.length);
  const least = Math.min(Math.max(readNumber(m, f.locals, words[bounds] as number), 0), most);
  if (most <= 0) f.locals[slot] = EMPTY;
  else if (found.length <= least) f.locals[slot] = found;
  else offer(m, 'some', who, ((words[at + 4] as number) & AS_THEY_COME) !== 0 ? found : fairOrder(m, who, found), least, most);
});

/** `slot, player, least, most` */
const ASK_NUMBER = instruction((m, f, at) => {
  const { words } = m;
  const who = readNumber(m, f.locals, words[at + 2] as number);
  const from = readNumber(m, f.locals, words[at + 3] as number);
  const to = readNumber(m, f.locals, words[at + 4] as number);
  if (who < 0 || to <= from) {
    f.locals[words[at + 1] as number] = from;
    return;
  }
  if (to - from > NUMBER_SPAN) throw fault(m, `a choice of a number from ${from} to ${to} is too wide`);
  const options: number[] = [];
  for (let n = from; n <= to; n++) options.push(n);
  offer(m, 'number', who, options, 1, 1);
});

/** `slot, player` */
const ASK_MAY = instruction((m, f, at) => {
  const who = readNumber(m, f.locals, m.words[at + 2] as number);
  if (who < 0) f.locals[m.words[at + 1] as number] = 0;
  else offer(m, 'may', who, [1, 0], 1, 1);
});

/** `slot, player, conditions, how many` */
const ASK_OPTION = instruction((m, f, at) => {
  const { words } = m;
  const slot = words[at + 1] as number;
  const who = readNumber(m, f.locals, words[at + 2] as number);
  const whens = words[at + 3] as number;
  const count = who < 0 ? 0 : (words[at + 4] as number);
  const open: number[] = [];
  for (let i = 0; i < count; i++) if (holds(m, f.locals, words[whens + i] as number)) open.push(i);
  if (open.length === 0) f.locals[slot] = NONE;
  else if (open.length === 1) f.locals[slot] = open[0] as number;
  else offer(m, 'option', who, open, 1, 1);
});

function optionsOf(c: Compiler, ask: Record<string, unknown>, at: string): { labels: string[]; whens: number[] } {
  const given = ask['options'] ?? [];
  if (!Array.isArray(given)) return c.fail(`${at}.options`, 'options must be a list');
  const labels: string[] = [];
  const whens: number[] = [];
  (given as { label?: unknown; when?: unknown }[]).forEach((option, i) => {
    if (typeof option.label !== 'string') c.fail(`${at}.options[${i}]`, 'an option has no label');
    else labels.push(option.label);
    whens.push(option.when === null || option.when === undefined ? valueWord(c.book, 1) : c.word(option.when, `${at}.options[${i}].when`));
  });
  return { labels, whens };
}

/** Whether a slot holds zones or players only, which everybody knows. */
function isAlwaysKnown({ layout, slots }: Compiler, slot: number): boolean {
  const kind = layout.kinds[layout.kindIndex.get((slots[slot] ?? '').replace(/^(thing|list):/, '')) ?? -1];
  if (kind === undefined) return false;
  const { zoneLo, zoneHi, playerLo, players } = layout;
  return (kind.lo >= zoneLo && kind.hi <= zoneHi) || (kind.lo >= playerLo && kind.hi <= playerLo + players);
}

const FORMS: readonly string[] = ['one', 'some', 'may', 'option', 'number'] satisfies AskForm[];

interface Fields {
  slot: number;
  player: number;
  bits: number;
}

function wordsOf(c: ProgramCompiler, form: AskForm, { slot, player, bits }: Fields, ask: Record<string, unknown>, whens: readonly number[], from: number, at: string): number[] {
  if (form === 'may') return [ASK_MAY, slot, player];
  if (form === 'option') return [ASK_OPTION, slot, player, writeBlock(c.book, whens), whens.length];
  if (form === 'one') return [ASK_ONE, slot, player, from, bits];
  const min = c.word(ask['min'] ?? 0, `${at}.min`);
  const max = c.word(ask['max'] ?? 0, `${at}.max`);
  return form === 'some' ? [ASK_SOME, slot, player, from, bits, writeBlock(c.book, [min, max])] : [ASK_NUMBER, slot, player, min, max];
}

/** The question itself; what its answer needs later is noted in `asks`. */
export const ask: InstructionForm = (c, node, at, pc) => {
  const given = node[1];
  if (typeof given !== 'object' || given === null) return c.fail(at, 'a question has no content');
  const fields = given as Record<string, unknown>;
  const form = fields['form'];
  if (typeof form !== 'string' || !FORMS.includes(form)) return c.fail(at, `unknown form of question: ${shown(form)}`);
  const slot = c.slot(fields['slot'], `${at}.slot`);
  const abilities = c.slots[slot] === 'ability' || c.slots[slot] === 'list:ability';
  const { labels, whens } = optionsOf(c, fields, at);
  const source = candidates(c, fields, at);
  const { prompt, purpose } = fields;
  c.asks[pc] = {
    form: form as AskForm,
    prompt: typeof prompt === 'string' ? prompt : '',
    purpose: typeof purpose === 'string' ? purpose : null,
    slot,
    abilities,
    labels,
    refused: source.refused,
    unmet: (m, locals) => {
      const own = locals.slice();
      return whens.flatMap((when, i) => (holds(m, own, when) ? [] : [i]));
    },
  };
  const player = c.word(fields['player'], `${at}.player`);
  const bits = (fields['optional'] === true ? OPTIONAL : 0) | (abilities || isAlwaysKnown(c, slot) ? AS_THEY_COME : 0);
  return wordsOf(c, form as AskForm, { slot, player, bits }, fields, whens, source.allowed, at);
};
