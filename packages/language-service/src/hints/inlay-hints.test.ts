// Hints over the shipped game, and on a small pack what the game has none of. They stay in their stretch and in order.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { createSourceFile } from '@dradis/diagnostics';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InlayHint } from '../protocol.js';
import { createService, type LanguageService } from '../service.js';
import { smallPack } from '../testing/small-pack.js';
import { offsetOf } from '../text-range.js';

const CONTENT = join(import.meta.dirname, '..', '..', '..', '..', 'content', 'base');
const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  .map((path) => path.split(sep).join('/'))
  .filter((path) => path.endsWith('.yaml'))
  .map((path) => ({ path, text: readFileSync(join(CONTENT, path), 'utf8') }));
const service = createService({ files });

function textOf(path: string): string {
  const text = files.find((file) => file.path === path)?.text;
  if (text === undefined) throw new Error(`there is no ${path}`);
  return text;
}

/** The lines of a text that have hints, with the hints where they stand. */
function shown(from: LanguageService, path: string, text: string): string[] {
  const hints = from.inlayHints(path, { start: 0, end: text.length });
  const lines = new Map<number, string>();
  for (const { position, label } of [...hints].reverse()) {
    const line = lines.get(position.line) ?? text.split('\n')[position.line] ?? '';
    lines.set(position.line, `${line.slice(0, position.character)}«${label}»${line.slice(position.character)}`);
  }
  return [...lines].sort(([a], [b]) => a - b).map(([, line]) => line.trim());
}

describe('in the shipped game', () => {
  it.each([
    ['what a check asks for', 'cards/crisis/crash-landing.yaml', ['difficulty: 6«≈ 3 cards»']],
    ['where a part of a check is passed', 'cards/crisis/elections-loom.yaml', ['difficulty: 8«≈ 4 cards»', 'partial: { at: 5«to 7», effect: lose 1 morale }']],
    ['the chances of a die in a block', 'cards/crisis/send-survey-team.yaml', ['difficulty: 15«≈ 7 cards»', '1-5«≈ 63 %»: lose 1 fuel', '6-8«≈ 38 %»: nothing']],
    ['nothing of a card that says everything itself', 'cards/crisis/riots-launch.yaml', []],
  ])('%s', (_, path, expected) => {
    expect(shown(service, path, textOf(path))).toEqual(expected);
  });

  it('says what a procedure gives back, and what a name from the game stands for', () => {
    const of = (path: string): string[] => shown(service, path, textOf(path));
    expect(of('rules/skill-check.yaml')).toContain('for each of cards as c«skill card»: count c into strength');
    expect(of('rules/crisis.yaml')).toContainEqual(expect.stringContaining('against none as result«number»'));
    expect(of('rules/turn.yaml')).toContainEqual(expect.stringContaining('out-of-morale«The fleet lost all morale»'));
  });

  it('stays rare: less than one line in ten has a hint', () => {
    const counted = files.filter(({ path }) => !path.startsWith('scenarios/'));
    const lines = counted.reduce((sum, { text }) => sum + text.trimEnd().split('\n').length, 0);
    const hinted = counted.reduce((sum, { path, text }) => sum + new Set(service.inlayHints(path, { start: 0, end: text.length }).map(({ position }) => position.line)).size, 0);
    expect(hinted).toBeGreaterThan(50);
    expect(hinted / lines).toBeLessThan(0.1);
  });

  it('keeps hints inside the stretch, in order and where they stand in the whole', { timeout: 120_000 }, () => {
    const whole = new Map<string, readonly InlayHint[]>();
    fc.assert(
      fc.property(fc.nat(files.length - 1), fc.nat(), fc.nat(), (pick, from, to) => {
        const file = files[pick];
        if (file === undefined) throw new Error('no file');
        const { path, text } = file;
        const [start, end] = [from % (text.length + 1), to % (text.length + 1)].sort((a, b) => a - b) as [number, number];
        const all = whole.get(path) ?? service.inlayHints(path, { start: 0, end: text.length });
        whole.set(path, all);
        const source = createSourceFile(path, text);
        const at = ({ position }: InlayHint): number => offsetOf(source, position);
        const found = service.inlayHints(path, { start, end });
        expect(found).toEqual(all.filter((hint) => at(hint) >= start && at(hint) <= end));
        expect(found.map(at)).toEqual([...found.map(at)].sort((a, b) => a - b));
        expect(new Set(found.map(at)).size).toBe(found.length);
      }),
      { numRuns: 60 },
    );
  });

  it('never fails on a text half written', { timeout: 120_000 }, () => {
    const path = 'cards/crisis/send-survey-team.yaml';
    const text = textOf(path);
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(12), fc.constantFrom('', ':', '\n', '  ', '- ', '"', '{', 'let n be ', 'roll:\n'), (at, gone, put) => {
        const changed = text.slice(0, at) + put + text.slice(at + gone);
        service.update(path, changed);
        const hints = service.inlayHints(path, { start: 0, end: changed.length });
        const lines = changed.split('\n');
        for (const { position } of hints) expect(position.character).toBeLessThanOrEqual(lines[position.line]?.length ?? -1);
      }),
      { numRuns: 20 },
    );
    service.update(path, text);
  });
});

describe('in a small pack', () => {
  const hinted = (path: string, text: string): string[] => {
    const edited = createService({ files: smallPack() });
    edited.codeLenses(path);
    edited.update(path, text);
    return shown(edited, path, text);
  };
  const play = (does: string): string => smallPack().find(({ path }) => path === 'rules/play.yaml')?.text.replace('      gain 2 barley\n', `${does}\n`) ?? '';
  const swap = '  - id: swap\n    phrase: swap {from:resource} {to:resource}\n    does: nothing\n';

  it.each([
    ['names of values of one sort side by side', `      swap wheat barley\n${swap}`, 'swap «from:»wheat «to:»barley'],
    ['none before a name that is called so', `      let from be wheat\n      swap from barley\n${swap}`, 'swap from «to:»barley'],
  ])('%s', (_, does, expected) => {
    expect(hinted('rules/play.yaml', play(does))).toContain(expected);
  });

  it.each([
    ['an only strength that passes in part', 'difficulty: 8\npartial-at: 7\n', ['partial-at: 7«only»']],
    ['a range that passes in part', 'difficulty: 8\npartial-at: 4\n', ['partial-at: 4«to 7»']],
    ['not a part above the whole', 'difficulty: 8\npartial-at: 12\n', []],
    ['no number of cards where no card counts', 'difficulty: 8\nskills: [wheat]\n', []],
  ])('%s', (_, fields, expected) => {
    expect(hinted('cards/storm.yaml', `id: storm\nkind: card\n${fields}`)).toEqual(expected);
  });

  it('keeps no hint of what is no document', () => {
    expect(createService({ files: smallPack() }).inlayHints('nowhere.yaml', { start: 0, end: 10 })).toEqual([]);
  });
});
