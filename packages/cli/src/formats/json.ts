// Checked packs as JSON for programs. The shape is documented and stable: new keys may come, none may change.
import { renderJson } from '@dradis/diagnostics';
import { tally, type CheckedPack } from './checked-pack.js';

/**
 * `{packs: [{path, id, title, version, hash, files, counts}], diagnostics: [...], errors, warnings, notes}`. `id`, `title`,
 * `version` and `hash` are null for a pack with errors; `counts` holds how many entities each kind has, sub-kinds included.
 */
export function checkJson(packs: readonly CheckedPack[]): string {
  const document = {
    packs: packs.map(({ path, pack, files, counts }) => ({
      path,
      id: pack?.id ?? null,
      title: pack?.title ?? null,
      version: pack?.version ?? null,
      hash: pack?.hash ?? null,
      files,
      counts,
    })),
    diagnostics: packs.flatMap((pack) => pack.diagnostics.map(renderJson)),
    ...tally(packs),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
