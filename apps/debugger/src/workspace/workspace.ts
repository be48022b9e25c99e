// What the app asks of a place where packs lie: a folder behind a server, or the browser's own storage. Must hold types only.

/** A text file of a workspace. */
export interface WorkspaceFile {
  /** From the root of the workspace, with `/`, without `.` and `..`: `my-pack/cards/crisis/ambush.yaml`. */
  readonly path: string;
  readonly text: string;
  /** Another one whenever the text is another one; says nothing else. */
  readonly version: string;
  /** Why it cannot be written, for people; undefined when it can. */
  readonly readOnly?: string;
}

/**
 * What became of a change. `conflict`: the file is not as it was expected: `theirs` is what it is now, null when it is gone;
 * nothing was written. `refused`: it cannot be written at all, and `reason` says why in one sentence.
 */
export type Saved =
  | { readonly kind: 'saved'; readonly version: string }
  | { readonly kind: 'conflict'; readonly theirs: WorkspaceFile | null }
  | { readonly kind: 'refused'; readonly reason: string };

/** A file that changed, whoever changed it; `file` is null when it is gone. */
export interface WorkspaceChange {
  readonly path: string;
  readonly file: WorkspaceFile | null;
}

/** A place with packs. A folder in it with a `pack.yaml` is a pack; the root itself may be one. */
export interface Workspace {
  /** Tells workspaces of one browser apart, for what is remembered of each: `browser`, or the address of a folder. */
  readonly id: string;
  /** For people. */
  readonly name: string;
  /** Whether anything in it can be written. */
  readonly canWrite: boolean;
  /** All text files of all packs with their texts, in order of their paths. Rejects when the place cannot be reached. */
  readonly list: () => Promise<readonly WorkspaceFile[]>;
  /** One file as it is now; null when there is none. */
  readonly open: (path: string) => Promise<WorkspaceFile | null>;
  /**
   * Packs that lie elsewhere and that those of the workspace extend, as they are now, all of them read-only; paths as they stand in
   * the workspace. Undefined where there can be none.
   */
  readonly beside?: () => Promise<readonly WorkspaceFile[]>;
  /** Writes a file, if it still is of the expected version. */
  readonly save: (path: string, text: string, expectedVersion: string) => Promise<Saved>;
  /** Makes a file; a conflict when there is one. */
  readonly create: (path: string, text: string) => Promise<Saved>;
  /** Takes a file away, if it still is of the expected version; `saved` then has an empty version. */
  readonly remove: (path: string, expectedVersion: string) => Promise<Saved>;
  /** Tells of changes from now on, its own among them, until the function it gives is called. */
  readonly watch: (listener: (changes: readonly WorkspaceChange[]) => void) => () => void;
}
