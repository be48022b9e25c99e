/**
 * `['ask', Ask]`: puts a question to a player, or answers it at once where there is nothing to choose.
 * Must not wait: the machine stops at the decision, and `decision/take-answer.ts` puts the answer into the slot.
 */
import { shown } from '../../errors/shown.js';
import { forbiddenBy, liveProhibitions, passes } from '../../ability/prohibitions.js';
import { indexOf } from '../../compile/named.js';
import { participants } from '../../compile/participants.js';
import { type Compiler, type InstructionForm, type ProgramCompiler } from '../../compile/compiler.js';
import { fairOrder, offer } from '../../decision/offer.js';
import { type AskForm } from '../../pack/compiled-pack.js';
import { type AskInfo } from '../../pack/layout.js';
import { EMPTY, NONE, type Value } from '../../state/value.js';
import { fault } from '../fault.js';
import { type ConditionEval, type ListEval, type Machine, type Op } from '../machine.js';

/** How many numbers a question for a number may span. */
const NUMBER_SPAN = 1000;

interface Fields {
  slot: number;
  player: (m: Machine, locals: Value[]) => number;
  optional: boolean;
  abilities: boolean;
}

/** The filter by prohibitions, and what it leaves out. */
function allowedFilter(
  c: Compiler,
  given: unknown,
  at: string,
): { kept: (m: Machine, locals: Value[], ids: readonly number[]) => readonly number[]; refusedBy: (m: Machine, locals: Value[], id: number) => readonly number[]; act: number } | null {
  if (given === undefined || given === null) return null;
  const { act: name, args, slot: candidate } = given as { act: unknown; args: unknown; slot: unknown };
  const act = indexOf(c, c.layout.actIndex, name, 'act', at);
  const parts = participants(c, c.layout.acts[act], args, `${at}.args`);
  const slot = c.slot(candidate, `${at}.slot`);
  return {
    act,
    kept: (m, locals, ids) => {
      const live = liveProhibitions(m, act);
      if (live.length === 0) return ids;
      const kept: number[] = [];
      for (let i = 0; i < ids.length; i++) {
        const id = ids[i] as number;
        locals[slot] = id;
        if (passes(m, live, parts(m, locals))) kept.push(id);
      }
      return kept;
    },
    refusedBy: (m, locals, id) => {
      const own = locals.slice();
      own[slot] = id;
      return forbiddenBy(m, act, parts(m, own));
    },
  };
}

/** Compiles where the candidates come from. */
function candidates(c: Compiler, ask: Record<string, unknown>, at: string): { all: ListEval; allowed: ListEval; refused: AskInfo['refused'] } {
  const all = c.list(ask['from'] ?? null, `${at}.from`);
  const filter = allowedFilter(c, ask['allowed'], `${at}.allowed`);
  if (filter === null) return { all, allowed: all, refused: () => [] };
  return {
    all,
    allowed: (m, locals) => filter.kept(m, locals, all(m, locals)),
    refused: (m, locals) =>
      all(m, locals.slice())
        .map((option) => ({ option, by: filter.refusedBy(m, locals, option), act: filter.act }))
        .filter((one) => one.by.length > 0),
  };
}

function askOne(fields: Fields, from: ListEval): Op {
  const { slot, player, optional, abilities } = fields;
  return (m, f) => {
    const who = player(m, f.locals);
    const found = who < 0 ? EMPTY : from(m, f.locals);
    if (found.length === 0) f.locals[slot] = NONE;
    else if (found.length === 1 && !optional) f.locals[slot] = found[0] as number;
    else {
      const ordered = abilities ? found : fairOrder(m, who, found);
      offer(m, 'one', who, optional ? [...ordered, NONE] : ordered, 1, 1);
    }
  };
}

function askSome(fields: Fields, from: ListEval, min: (m: Machine, l: Value[]) => number, max: (m: Machine, l: Value[]) => number): Op {
  const { slot, player, abilities } = fields;
  return (m, f) => {
    const who = player(m, f.locals);
    const found = who < 0 ? EMPTY : from(m, f.locals);
    const most = Math.min(max(m, f.locals), found.length);
    const least = Math.min(Math.max(min(m, f.locals), 0), most);
    if (most <= 0) f.locals[slot] = EMPTY;
    else if (found.length <= least) f.locals[slot] = found;
    else offer(m, 'some', who, abilities ? found : fairOrder(m, who, found), least, most);
  };
}

function askNumber(fields: Fields, min: (m: Machine, l: Value[]) => number, max: (m: Machine, l: Value[]) => number): Op {
  const { slot, player } = fields;
  return (m, f) => {
    const who = player(m, f.locals);
    const from = min(m, f.locals);
    const to = max(m, f.locals);
    if (who < 0 || to <= from) {
      f.locals[slot] = from;
      return;
    }
    if (to - from > NUMBER_SPAN) throw fault(m, `a choice of a number from ${from} to ${to} is too wide`);
    const options: number[] = [];
    for (let n = from; n <= to; n++) options.push(n);
    offer(m, 'number', who, options, 1, 1);
  };
}

function askMay(fields: Fields): Op {
  const { slot, player } = fields;
  return (m, f) => {
    const who = player(m, f.locals);
    if (who < 0) f.locals[slot] = 0;
    else offer(m, 'may', who, [1, 0], 1, 1);
  };
}

function askOption(fields: Fields, whens: readonly (ConditionEval | null)[]): Op {
  const { slot, player } = fields;
  return (m, f) => {
    const who = player(m, f.locals);
    const open: number[] = [];
    if (who >= 0) whens.forEach((when, i) => (when === null || when(m, f.locals)) && open.push(i));
    if (open.length === 0) f.locals[slot] = NONE;
    else if (open.length === 1) f.locals[slot] = open[0] as number;
    else offer(m, 'option', who, open, 1, 1);
  };
}

function optionsOf(c: Compiler, ask: Record<string, unknown>, at: string): { labels: string[]; whens: (ConditionEval | null)[] } {
  const given = ask['options'] ?? [];
  if (!Array.isArray(given)) return c.fail(`${at}.options`, 'options must be a list');
  const labels: string[] = [];
  const whens: (ConditionEval | null)[] = [];
  (given as { label?: unknown; when?: unknown }[]).forEach((option, i) => {
    if (typeof option.label !== 'string') c.fail(`${at}.options[${i}]`, 'an option has no label');
    else labels.push(option.label);
    whens.push(option.when === null || option.when === undefined ? null : c.condition(option.when, `${at}.options[${i}].when`));
  });
  return { labels, whens };
}

const FORMS: readonly string[] = ['one', 'some', 'may', 'option', 'number'] satisfies AskForm[];

function opOf(c: ProgramCompiler, form: AskForm, fields: Fields, ask: Record<string, unknown>, whens: (ConditionEval | null)[], from: ListEval, at: string): Op {
  if (form === 'may') return askMay(fields);
  if (form === 'option') return askOption(fields, whens);
  if (form === 'one') return askOne(fields, from);
  const min = c.number(ask['min'] ?? 0, `${at}.min`);
  const max = c.number(ask['max'] ?? 0, `${at}.max`);
  return form === 'some' ? askSome(fields, from, min, max) : askNumber(fields, min, max);
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
      return whens.flatMap((when, i) => (when === null || when(m, own) ? [] : [i]));
    },
  };
  const player = c.number(fields['player'], `${at}.player`);
  return opOf(c, form as AskForm, { slot, player, optional: fields['optional'] === true, abilities }, fields, whens, source.allowed, at);
};
