// Lists that panes remember as JSON among the settings. Must take anything that lies there.
import type { AppContext } from '../../frame/context.js';

const MOST = 200;

/** The remembered list under a key, as far as its entries are what they should be. */
export function rememberedList<T>({ settings }: Pick<AppContext, 'settings'>, key: string, holds: (entry: unknown) => entry is T): T[] {
  try {
    const found: unknown = JSON.parse(settings.values[key] ?? '[]');
    return Array.isArray(found) ? found.filter(holds).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Remembers a list under a key; what is beyond the bound is forgotten. */
export function rememberList({ settings, remember }: Pick<AppContext, 'settings' | 'remember'>, key: string, list: readonly unknown[]): void {
  remember({ values: { ...settings.values, [key]: JSON.stringify(list.slice(0, MOST)) } });
}
