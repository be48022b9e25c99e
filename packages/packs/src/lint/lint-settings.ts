// How a pack wants its rules to be taken: the map `lint:` of its manifest. Must not know what any rule does.
import { nearest, type Diagnostic, type SourceFile } from '@dradis/diagnostics';
import { valueOf, type PackNode } from '../yaml/pack-node.js';

/** How a rule is taken; `warning` unless the manifest says otherwise. */
export type LintSetting = 'off' | 'warning' | 'error';

/** Settings by code, and what is wrong with them. Values that are no settings are reported by the shape of the manifest. */
export function lintSettings(file: SourceFile, root: PackNode, codes: readonly string[]): { readonly settings: Readonly<Record<string, LintSetting>>; readonly diagnostics: readonly Diagnostic[] } {
  const map = root.type === 'map' ? valueOf(root, 'lint') : undefined;
  const entries = map?.type === 'map' ? map.entries : [];
  const settings = new Map<string, LintSetting>();
  const diagnostics: Diagnostic[] = [];
  for (const { key, keyRange, value } of entries) {
    const setting = value.type === 'scalar' ? value.value : undefined;
    if (setting === 'off' || setting === 'warning' || setting === 'error') settings.set(key, setting);
    if (codes.includes(key)) continue;
    const near = nearest(key, codes, 1);
    const help = near.length > 0 ? `did you mean '${near.join()}'?` : `there are ${codes.join(', ')}`;
    diagnostics.push({ code: 'D0613', severity: 'warning', title: `no rule has the code '${key}'`, primary: { file, span: keyRange, label: '' }, secondary: [], facts: { suggestions: near }, help });
  }
  return { settings: Object.fromEntries(settings), diagnostics };
}
