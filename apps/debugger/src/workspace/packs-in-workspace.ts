// How the packs of a workspace lie in it, and how a session, which knows one pack, calls its files. Must not read manifests.

/** A folder with a manifest. */
export interface WorkspacePack {
  /** From the root of the workspace; empty for the root itself. */
  readonly folder: string;
  /** What its manifest calls it; the name of its folder while the manifest says nothing. */
  readonly id: string;
  readonly title: string;
  /** Ids of the packs it extends. */
  readonly extends: readonly string[];
}

/** The path of a file of a pack, from the root of the workspace. */
export function inFolder({ folder }: WorkspacePack, path: string): string {
  return folder === '' ? path : `${folder}/${path}`;
}

/** Whether a file lies in the folder of a pack. */
export function holds({ folder }: WorkspacePack, path: string): boolean {
  return folder === '' || path.startsWith(`${folder}/`);
}

/** The pack that a file belongs to: the one with the deepest folder around it; undefined when there is none. */
export function packAround(packs: readonly WorkspacePack[], path: string): WorkspacePack | undefined {
  return packs.filter((pack) => holds(pack, path)).sort((a, b) => b.folder.length - a.folder.length)[0];
}

/** A path within the folder of its pack. */
export function withinPack({ folder }: WorkspacePack, path: string): string {
  return folder === '' ? path : path.slice(folder.length + 1);
}

/** The packs that a pack extends, those that these extend included; names without a pack are left out. */
export function extendedBy(packs: readonly WorkspacePack[], pack: WorkspacePack): WorkspacePack[] {
  const found: WorkspacePack[] = [];
  const visit = ({ extends: ids }: WorkspacePack): void => {
    for (const id of ids) {
      const next = packs.find((one) => one.id === id);
      if (next === undefined || next === pack || found.includes(next)) continue;
      found.push(next);
      visit(next);
    }
  };
  visit(pack);
  return found;
}

/** Where a file that a session of `pack` names lies in the workspace: `ID:PATH` is in a pack that it extends. */
export function fromSession(packs: readonly WorkspacePack[], pack: WorkspacePack, path: string): string | undefined {
  const colon = path.indexOf(':');
  if (colon === -1) return inFolder(pack, path);
  const other = packs.find(({ id }) => id === path.slice(0, colon));
  return other === undefined ? undefined : inFolder(other, path.slice(colon + 1));
}

/** What a session of `pack` calls a file of the workspace; undefined when it knows none there. */
export function toSession(packs: readonly WorkspacePack[], pack: WorkspacePack, path: string): string | undefined {
  const around = packAround(packs, path);
  if (around === undefined) return undefined;
  if (around === pack) return withinPack(pack, path);
  return extendedBy(packs, pack).includes(around) ? `${around.id}:${withinPack(around, path)}` : undefined;
}
