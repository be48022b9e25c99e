// The pack a new file goes to, compiled. Must not write files.
import { join, relative } from 'node:path';
import { positionAt, type SourceFile } from '@dradis/diagnostics';
import { createPackCompiler, type PackFile, type PackResult } from '@dradis/packs';
import { prettyDiagnostics } from '../formats/pretty.js';
import { posix } from '../files/pack-folder.js';
import { loadPacks, type LoadedPack } from '../files/read-pack.js';
import { withShownPaths } from '../files/show-paths.js';
import { UsageError } from '../host.js';

/** A pack in a folder, and what compiling it gave. */
export interface PackAtHand {
  readonly loaded: LoadedPack;
  readonly root: string;
  readonly result: PackResult;
  /** Compiles it with other or more files. */
  readonly compile: (files: readonly PackFile[]) => PackResult;
}

/**
 * The pack around a folder, free of mistakes.
 *
 * @throws UsageError when there is none, or it has mistakes: what is new could not be told from them
 */
export async function packAtHand(pack: string | undefined, cwd: string): Promise<PackAtHand> {
  const [loaded, more] = await loadPacks(pack === undefined ? [] : [pack], cwd);
  if (more !== undefined) throw new UsageError(`there are several packs at '${pack ?? '.'}'; name one of them with --pack`);
  if (loaded?.root === undefined || (pack === undefined && relative(loaded.root, cwd).startsWith('..'))) {
    throw new UsageError('there is no pack around this folder; make one with `dradis new pack`, or name one with --pack');
  }
  const compiler = createPackCompiler();
  const compile = (files: readonly PackFile[]): PackResult => compiler.update(files, loaded.packs.map(({ files: each }) => each));
  const result = compile(loaded.files);
  if (result.pack === null) throw new UsageError(`the pack has mistakes; put them right first\n${mistakes(loaded, result)}`);
  return { loaded, root: loaded.root, result, compile };
}

/** The mistakes of a pack as text. */
export function mistakes(loaded: LoadedPack, { pack, diagnostics, counts }: PackResult): string {
  return prettyDiagnostics([{ path: loaded.name, pack, files: loaded.files.length, counts, diagnostics: withShownPaths(diagnostics, loaded.shown) }]);
}

/** A place as `path:line:column`, its path as shown. */
export function placeText(loaded: LoadedPack, { file, range }: { readonly file: SourceFile; readonly range: { readonly start: number } }): string {
  const { line, column } = positionAt(file, range.start);
  return `${loaded.shown(file.path)}:${line}:${column}`;
}

/** The path of a file of the pack as the command shows it. */
export function shownPath(root: string, path: string, cwd: string): string {
  return posix(relative(cwd, join(root, path)));
}
