// The files of a workspace as rows of a list, under the packs they belong to. Must not draw.
import type { PlaceRow } from '@dradis/elements';
import { isUnsaved, type Document } from '../../workspace/documents.js';
import type { FileProblems } from '../../workspace/language-host.js';
import { packAround, withinPack, type WorkspacePack } from '../../workspace/packs-in-workspace.js';

function rowOf({ path, theirs, ...document }: Document, name: string, problems: FileProblems | undefined): PlaceRow {
  const found = (problems?.errors ?? 0) > 0 ? `${String(problems?.errors)} ${problems?.errors === 1 ? 'mistake' : 'mistakes'}` : (problems?.warnings ?? 0) > 0 ? `${String(problems?.warnings)} ${problems?.warnings === 1 ? 'remark' : 'remarks'}` : '';
  const base = { id: path, text: name };
  if (theirs !== undefined) return { ...base, sign: 'conflict', detail: 'changed on the disk' };
  const unsaved = isUnsaved({ path, ...document });
  const detail = [found, unsaved ? 'not saved' : ''].filter((words) => words !== '').join(', ');
  if ((problems?.errors ?? 0) > 0) return { ...base, sign: 'error', detail };
  if (unsaved) return { ...base, sign: 'unsaved', detail };
  return (problems?.warnings ?? 0) > 0 ? { ...base, sign: 'warning', detail } : base;
}

/** The rows; the pack that is played comes first. */
export function fileRows(documents: readonly Document[], packs: readonly WorkspacePack[], active: WorkspacePack | undefined, problems: readonly FileProblems[]): PlaceRow[] {
  const found = new Map(problems.map((one) => [one.path, one]));
  const order = [...packs].sort((a, b) => Number(b === active) - Number(a === active));
  const rows = order.flatMap((pack): PlaceRow[] => [
    { id: `pack ${pack.folder}`, text: pack.title, heading: true, detail: pack === active ? 'is played' : pack.folder },
    ...documents.filter(({ path }) => packAround(packs, path) === pack).map((document) => rowOf(document, withinPack(pack, document.path), found.get(document.path))),
  ]);
  const others = documents.filter(({ path }) => packAround(packs, path) === undefined);
  return others.length === 0 ? rows : [...rows, { id: 'others', text: 'In no pack', heading: true }, ...others.map((document) => rowOf(document, document.path, undefined))];
}
