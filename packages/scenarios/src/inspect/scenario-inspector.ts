// What is wrong with scenario files before any is run, what is doubtful of the positions they give, and the texts in them. Keeps what
// it knows of files that did not change. Must not run what a scenario is about.
import { createReport, type Diagnostic, type Report } from '@dradis/diagnostics';
import { loadPack } from '@dradis/engine';
import type { PackResult } from '@dradis/packs';
import { CastLanguages, emptySeats, type Seats } from '../compile/cast-language.js';
import { PackNames } from '../compile/pack-names.js';
import { reportNoPosition } from '../compile/scenario-cast.js';
import { readScenarioFiles, reportRepeatedTitles, type ScenarioFiles, type ScenarioSource } from '../read/read-scenario-files.js';
import type { DefaultPosition, Scenario } from '../read/scenario.js';
import { POSITION_KEY } from '../read/scenario-schema.js';
import { reportDoubts } from '../run/doubts.js';
import { ScenarioStage } from '../run/scenario-stage.js';
import { textsOfPosition, textsOfScenario, type ScenarioText } from './scenario-texts.js';

/** The scenario files of one pack. */
export interface ScenarioFolder {
  /** The scenario files of the pack itself. */
  readonly files: readonly ScenarioSource[];
  /** Those of the packs it extends, nearest first: a default position is looked for there when `files` have none. */
  readonly inherited: readonly ScenarioSource[];
}

/** The scenario files among the files of a pack, and of the packs it extends, nearest first. */
export function scenarioFolder(files: readonly ScenarioSource[], packs: readonly (readonly ScenarioSource[])[]): ScenarioFolder {
  const among = (all: readonly ScenarioSource[]): ScenarioSource[] => all.filter(({ path }) => path.startsWith('scenarios/'));
  return { files: among(files).sort((a, b) => (a.path < b.path ? -1 : 1)), inherited: packs.flatMap(among) };
}

/** Answers for the scenario files of one pack. A path that is not among the files gives nothing. */
export interface ScenarioInspector {
  /** What is wrong with one file, or doubtful of a position it gives. While the pack has mistakes, only those of the file's form. */
  readonly diagnostics: (path: string, folder: ScenarioFolder, result: Pick<PackResult, 'pack' | 'vocabulary'>) => readonly Diagnostic[];
  /** The texts of one file, in the order they stand there; one that several rows of a table share is there once. */
  readonly texts: (path: string, folder: ScenarioFolder, vocabulary: PackResult['vocabulary']) => readonly ScenarioText[];
}

interface Remembered<T> {
  readonly key: readonly unknown[];
  readonly value: T;
}

function remember<T>(kept: Map<string, Remembered<T>>, path: string, key: readonly unknown[], make: () => T): T {
  const known = kept.get(path);
  if (known !== undefined && key.every((part, index) => part === known.key[index])) return known.value;
  const value = make();
  kept.set(path, { key, value });
  return value;
}

/** Makes one. */
export function createScenarioInspector(): ScenarioInspector {
  const read = new Map<string, Remembered<ScenarioFiles>>();
  const texts = new Map<string, Remembered<readonly ScenarioText[]>>();
  const told = new Map<string, Remembered<readonly Diagnostic[]>>();
  let made: { readonly vocabulary: PackResult['vocabulary']; readonly languages: CastLanguages } | undefined;
  let staged: { readonly key: readonly unknown[]; readonly stage: ScenarioStage; readonly report: Report } | undefined;

  const readOne = ({ path, text }: ScenarioSource): ScenarioFiles => remember(read, path, [text], () => readScenarioFiles([{ path, text }]));
  function positionIn({ files, inherited }: ScenarioFolder): DefaultPosition | undefined {
    for (const source of [...files, ...inherited]) {
      // Reading all of the many files for the one that has it would be most of the first answer.
      const position = source.text.includes(POSITION_KEY) ? readOne(source).position : undefined;
      if (position !== undefined) return position;
    }
    return undefined;
  }
  function languagesOf(vocabulary: PackResult['vocabulary']): CastLanguages {
    if (made?.vocabulary !== vocabulary) made = { vocabulary, languages: new CastLanguages(vocabulary) };
    return made.languages;
  }
  /** A stage costs a pack laid out and a position set up, so it is kept while these stay as they are. */
  function stageOf(pack: NonNullable<PackResult['pack']>, vocabulary: PackResult['vocabulary'], position: DefaultPosition): NonNullable<typeof staged> {
    const key = [pack, vocabulary, position];
    if (staged === undefined || staged.key.some((part, index) => part !== key[index])) {
      const report = createReport();
      staged = { key, report, stage: new ScenarioStage(loadPack(pack), new PackNames(pack), languagesOf(vocabulary), position, report) };
    }
    return staged;
  }

  return {
    texts(path, folder, vocabulary) {
      const source = folder.files.find((each) => each.path === path);
      if (source === undefined) return [];
      const own = readOne(source);
      const position = positionIn(folder);
      return remember(texts, path, [own, position, vocabulary], () => {
        const languages = languagesOf(vocabulary);
        const found = new Map<number, ScenarioText>();
        const seats = emptySeats(own.position?.players ?? 0);
        if (own.position !== undefined) for (const text of textsOfPosition(own.position, languages.of(seats), seats)) found.set(text.node.range.start, text);
        for (const scenario of own.scenarios) {
          const named = namedSeats(scenario, position);
          for (const text of textsOfScenario(scenario, languages.of(named), named)) found.set(text.node.range.start, text);
        }
        return [...found.values()].sort((a, b) => a.node.range.start - b.node.range.start);
      });
    },
    diagnostics(path, folder, { pack, vocabulary }) {
      const source = folder.files.find((each) => each.path === path);
      if (source === undefined) return [];
      const own = readOne(source);
      const position = positionIn(folder);
      return remember(told, path, [own, position, pack, vocabulary, ...folder.files.map(readOne)], () => {
        const report = createReport();
        for (const diagnostic of own.diagnostics) report.add(diagnostic);
        const before = folder.files.filter((each) => each.path < path).flatMap((each) => readOne(each).scenarios);
        reportRepeatedTitles([...before, ...own.scenarios], report);
        if (pack !== null) {
          if (position === undefined) reportNoPosition(own.scenarios[0], report);
          else {
            const { stage, report: ofStage } = stageOf(pack, vocabulary, position);
            for (const scenario of own.scenarios) inspect(scenario, stage, report);
            for (const diagnostic of ofStage.diagnostics) report.add(diagnostic);
          }
        }
        return report.diagnostics.filter(({ primary }) => primary.file.path === path);
      });
    },
  };
}

function inspect(scenario: Scenario, stage: ScenarioStage, report: Report): void {
  const found = stage.of(scenario, report);
  if (found === undefined) return;
  const { compiled, game, words, contents } = found;
  reportDoubts(compiled, game, { pack: stage.pack.compiled, words, contents, coverage: undefined, onRun: undefined }, report);
}

/** Who plays, as the files say: a cast that the pack does not have may still be written about. */
function namedSeats({ cast, fresh }: Scenario, position: DefaultPosition | undefined): Seats {
  const all = cast.is === 'list' ? cast.names : (position?.cast ?? []);
  const count = cast.is === 'count' ? cast.count : cast.is === 'list' ? all.length : (position?.players ?? 0);
  return fresh ? emptySeats(count) : all.slice(0, count).map(({ text }) => text);
}
