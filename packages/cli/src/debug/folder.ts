// The designer's folder as the debug server sees it: its YAML files, read and written as they are. Must not know HTTP, and
// never leaves the folder: neither by `..`, nor by an absolute path, nor through a link.
import { createHash } from 'node:crypto';
import { lstat, mkdir, readdir, readFile, realpath, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { posix } from '../files/pack-folder.js';
import { writeWhole } from '../files/write-whole.js';

/** The largest file that is read or written, in bytes. */
export const LARGEST_FILE = 1_000_000;
/** The most files that are listed. */
const MOST_FILES = 10_000;
const DEEPEST = 12;
const SKIPPED = new Set(['node_modules', 'dist', 'coverage']);
const PART = /^[^\\/:*?"<>|\p{Cc}]+$/u;

/** A file of the folder. */
export interface FolderFile {
  /** Relative to the folder, with `/` between its parts. */
  readonly path: string;
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly version: string;
}

/** Why a file cannot be had or kept. */
export class FolderRefusal extends Error {
  override readonly name = 'FolderRefusal';
  constructor(
    /** What is at fault: the path asked for, a file that is not there, or what stands in it. */
    readonly kind: 'path' | 'missing' | 'content',
    message: string,
  ) {
    super(message);
  }
}

/** What came of keeping a file: kept, or somebody else has changed it since. */
export type Kept = { readonly kind: 'saved'; readonly version: string } | { readonly kind: 'conflict'; readonly theirs: (FolderFile & { readonly text: string }) | null };

function versionOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function code(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** One folder, whose path was made real once: what lies outside it does not exist. */
export class Folder {
  /** Writes of one file follow each other, so that two pages cannot both believe that theirs was the last. */
  readonly #writing = new Map<string, Promise<unknown>>();

  private constructor(readonly root: string) {}

  /** @throws an error of the file system when the folder is not there */
  static async of(path: string): Promise<Folder> {
    return new Folder(await realpath(path));
  }

  /** Whether a path of the folder is one the debugger shows. */
  static shows(path: string): boolean {
    const parts = path.split('/');
    return /\.ya?ml$/.test(path) && parts.every((part) => !part.startsWith('.') && !SKIPPED.has(part));
  }

  /**
   * Every YAML file, sorted by path. Links are not followed; folders that begin with a dot, `node_modules`, `dist` and
   * `coverage` are left out.
   *
   * @throws FolderRefusal for a folder of more than 10,000 files
   */
  async list(): Promise<FolderFile[]> {
    const paths: string[] = [];
    await this.#collect(this.root, 0, paths);
    const files: FolderFile[] = [];
    for (const path of paths.sort()) {
      const bytes = await readFile(join(this.root, path)).catch(() => undefined);
      if (bytes !== undefined && bytes.length <= LARGEST_FILE) files.push({ path, version: versionOf(bytes) });
    }
    return files;
  }

  async #collect(folder: string, depth: number, into: string[]): Promise<void> {
    if (depth > DEEPEST) return;
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      if (entry.name.startsWith('.') || SKIPPED.has(entry.name)) continue;
      const full = join(folder, entry.name);
      if (entry.isDirectory()) await this.#collect(full, depth + 1, into);
      else if (entry.isFile() && /\.ya?ml$/.test(entry.name)) into.push(posix(relative(this.root, full)));
      if (into.length > MOST_FILES) throw new FolderRefusal('content', `there are more than ${MOST_FILES} YAML files in ${this.root}: name the folder of the packs`);
    }
  }

  /**
   * One file.
   *
   * @throws FolderRefusal for a path outside, a file that is not there, is too large, or is not UTF-8
   */
  async read(path: string): Promise<FolderFile & { readonly text: string }> {
    const bytes = await this.#bytes(await this.#place(path), path);
    if (bytes === undefined) throw new FolderRefusal('missing', `there is no file '${path}'`);
    if (bytes.length > LARGEST_FILE) throw new FolderRefusal('content', `'${path}' has ${bytes.length} bytes; files of up to ${LARGEST_FILE} can be opened`);
    try {
      // A byte order mark is part of the text: what is not touched is written back as it was.
      return { path, version: versionOf(bytes), text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
    } catch {
      throw new FolderRefusal('content', `'${path}' is not UTF-8: save it as UTF-8 in the editor it comes from`);
    }
  }

  /**
   * Writes one file, whole or not at all, if it is still what the writer saw.
   *
   * @param seen the version the writer saw; null when there was no file
   * @throws FolderRefusal for a path outside the folder or a text too large
   */
  write(path: string, text: string, seen: string | null): Promise<Kept> {
    return this.#after(path, async () => {
      const place = await this.#place(path);
      const bytes = Buffer.from(text, 'utf8');
      if (bytes.length > LARGEST_FILE) throw new FolderRefusal('content', `the text has ${bytes.length} bytes; a file may have ${LARGEST_FILE}`);
      const conflict = await this.#conflict(place, path, seen);
      if (conflict !== undefined) return conflict;
      await mkdir(dirname(place), { recursive: true });
      await writeWhole([{ path: place, text }]);
      return { kind: 'saved', version: versionOf(bytes) };
    });
  }

  /**
   * Removes one file, if it is still what the remover saw.
   *
   * @throws FolderRefusal for a path outside the folder
   */
  remove(path: string, seen: string): Promise<Kept> {
    return this.#after(path, async () => {
      const place = await this.#place(path);
      const conflict = await this.#conflict(place, path, seen);
      if (conflict !== undefined) return conflict;
      await rm(place);
      return { kind: 'saved', version: seen };
    });
  }

  /** The version of a file now; null when there is none. */
  async version(path: string): Promise<string | null> {
    const bytes = await this.#bytes(await this.#place(path), path);
    return bytes === undefined ? null : versionOf(bytes);
  }

  async #conflict(place: string, path: string, seen: string | null): Promise<Kept | undefined> {
    const bytes = await this.#bytes(place, path);
    const version = bytes === undefined ? null : versionOf(bytes);
    if (version === seen) return undefined;
    return { kind: 'conflict', theirs: bytes === undefined ? null : { path, version: versionOf(bytes), text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) } };
  }

  async #bytes(place: string, path: string): Promise<Buffer | undefined> {
    try {
      return await readFile(place);
    } catch (error) {
      if (code(error) === 'ENOENT') return undefined;
      throw new FolderRefusal('content', `'${path}' cannot be read (${code(error) ?? 'unknown'})`);
    }
  }

  async #after<T>(path: string, work: () => Promise<T>): Promise<T> {
    const turn = (this.#writing.get(path) ?? Promise.resolve()).then(work, work);
    this.#writing.set(path, turn);
    try {
      return await turn;
    } finally {
      if (this.#writing.get(path) === turn) this.#writing.delete(path);
    }
  }

  /** The absolute place of a path; refused unless it is a YAML file that lies in the folder for good, links followed. */
  async #place(path: string): Promise<string> {
    const parts = path.split('/');
    if (path.length > 500 || parts.length > DEEPEST + 1 || !parts.every((part) => PART.test(part) && part !== '.' && part !== '..')) {
      throw new FolderRefusal('path', `'${path.slice(0, 100)}' is not a path inside the folder: names with / between them`);
    }
    if (!Folder.shows(path)) throw new FolderRefusal('path', `'${path}' is not a YAML file of a pack (.yaml or .yml, no hidden folder)`);
    let at = this.root;
    for (const part of parts) {
      at = join(at, part);
      const found = await lstat(at).catch(() => undefined);
      if (found === undefined) continue;
      const real = await realpath(at).catch(() => undefined);
      if (real === undefined || (real !== this.root && !real.startsWith(this.root + sep))) throw new FolderRefusal('path', `'${path}' leads out of the folder through a link`);
      if (found.isSymbolicLink()) throw new FolderRefusal('path', `'${path}' goes through a link; links are not followed`);
    }
    return at;
  }
}
