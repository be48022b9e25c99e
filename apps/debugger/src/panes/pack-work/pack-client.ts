// The pack that is played, compiled beside the page, and its language for the session. Must not draw.
import type { Session } from '@dradis/session';
import type { AppContext } from '../../frame/context.js';
import type { OpenedPack, PackHost } from './pack-host.js';
import { packTexts, type PackTexts } from './pack-texts.js';
import { remote, type Remote } from './worker-calls.js';

interface Opened {
  readonly host: Remote<PackHost>;
  readonly pack: OpenedPack;
  readonly texts: PackTexts;
}

let host: Remote<PackHost> | undefined;
let opened: { readonly key: unknown; readonly promise: Promise<Opened> } | undefined;

/** What tells one state of the texts from another: the workspace with its count of changes, or nothing before there is one. */
function keyOf({ workspace }: Pick<AppContext, 'workspace'>): string {
  return workspace === undefined ? 'shipped' : `${workspace.workspace.id} ${workspace.active?.folder ?? ''} ${String(workspace.revision)}`;
}

/** The pack that is played as its texts are now, opened in a worker that lives as long as the page. */
export function openPack(context: Pick<AppContext, 'workspace'>): Promise<Opened> {
  const key = keyOf(context);
  if (opened?.key === key) return opened.promise;
  const there = (host ??= remote<PackHost>(new Worker(new URL('./pack-worker.js', import.meta.url), { type: 'module', name: 'pack' }), ['open', 'vocabulary', 'beginRun', 'run', 'coverage', 'play', 'playCard', 'playMoment', 'tryText', 'cards', 'tryCard', 'tryMoment', 'decks', 'runs']));
  const promise = packTexts(context).then(async (texts) => ({ host: there, texts, pack: await there.open(texts) }));
  opened = { key, promise };
  return promise;
}

const taught = new WeakMap<Session, string>();

/** Gives a session the language of the pack as it is now, so that watches and conditions are understood; `done` is called when it has it. */
export function teachLanguage(context: Pick<AppContext, 'workspace'>, session: Session, done: () => void): void {
  const key = keyOf(context);
  if (taught.get(session) === key) return;
  taught.set(session, key);
  void Promise.all([openPack(context).then((found) => found.host.vocabulary()), import('@dradis/session/language')]).then(([vocabulary, { languageOf }]) => {
    session.useLanguage(languageOf(vocabulary));
    done();
  }, () => {
    // The next change of the texts tries again; until then such texts are told to be without a language.
    taught.delete(session);
  });
}
