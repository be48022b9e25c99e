// The dialog of playing on by chance until something is so.
import { html } from 'lit';
import type { PlayedUntil, Session } from '@dradis/session';
import type { PaneContext } from '../../frame/context.js';
import { teachLanguage } from '../pack-work/pack-client.js';
import type { Pane } from '../pane.js';

const KEY = 'until.condition';

interface Asked {
  seed: string;
  told: string | undefined;
  failed: boolean;
}
const asked = new WeakMap<Session, Asked>();

/** What came of it, in a sentence. */
export function untilInWords({ met, answers, problem, mistakes, stop }: PlayedUntil): string {
  const after = `${String(answers)} ${answers === 1 ? 'answer' : 'answers'}`;
  if (met) return `It is so at step ${String(stop.position.step)}, after ${after}.`;
  const [first] = mistakes;
  const why = first === undefined ? (problem ?? '') : `${first.title}${first.help === null ? '' : `. ${first.help}`}`;
  return `${why.charAt(0).toUpperCase()}${why.slice(1).replace(/\.$/, '')}${mistakes.length > 0 ? '' : ` (after ${after})`}`.replace(/[^.?!]$/, '$&.');
}

function play({ store, settings, remember }: PaneContext, session: Session, state: Asked, condition: string, seed: string | undefined): void {
  remember({ values: { ...settings.values, [KEY]: condition } });
  state.seed = seed ?? '';
  store.act((one) => {
    const end = one.playUntil({ condition, ...(seed === undefined ? {} : { seed }) });
    asked.set(session, Object.assign(state, { told: untilInWords(end), failed: !end.met }));
    // Its own words say why; the panel of the question is not to say it again.
    const { error: _, ...stop } = end.stop;
    return stop;
  });
}

/** Asks for a condition and plays. */
export const untilPane: Pane = {
  id: 'until',
  title: 'By chance until',
  group: 'dialog',
  onlyAllSeeing: true,
  render: (context) => {
    const { session } = context.store;
    if (session === undefined) return html`<dradis-until .told=${'No game runs.'} failed></dradis-until>`;
    teachLanguage(context, session, context.redraw);
    const state = asked.get(session) ?? { seed: '', told: undefined, failed: false };
    return html`<dradis-until .condition=${context.settings.values[KEY] ?? ''} .seed=${state.seed} .told=${state.told} ?failed=${state.failed}
      @dradis-until=${({ detail }: CustomEvent<{ condition: string; seed: string | undefined }>) => { play(context, session, state, detail.condition, detail.seed); }}></dradis-until>`;
  },
};
