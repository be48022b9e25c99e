// The five skills of a game: each has a colour and a letter, so that colour is never alone. Must not know cards.
import { css, html, type CSSResult, type TemplateResult } from 'lit';

/** The five skills; the tokens have a colour for each. */
export type SkillName = 'politics' | 'leadership' | 'tactics' | 'piloting' | 'engineering';

const NAMES: readonly SkillName[] = ['politics', 'leadership', 'tactics', 'piloting', 'engineering'];

/** Whether a text names one of the five. */
export function isSkill(text: unknown): text is SkillName {
  return NAMES.some((name) => name === text);
}

/** The letter of a skill on its colour. Piloting and politics begin alike: piloting has two letters. */
export function skillMark(skill: SkillName): TemplateResult {
  const letters = skill === 'piloting' ? 'Pi' : skill === 'politics' ? 'Po' : skill.charAt(0).toUpperCase();
  return html`<i class="skill" data-skill=${skill} title=${skill}>${letters}</i>`;
}

/** For every element that shows skills. */
export const skillStyles: CSSResult = css`
  [data-skill='politics'] {
    --skill: var(--d-politics);
  }
  [data-skill='leadership'] {
    --skill: var(--d-leadership);
  }
  [data-skill='tactics'] {
    --skill: var(--d-tactics);
  }
  [data-skill='piloting'] {
    --skill: var(--d-piloting);
  }
  [data-skill='engineering'] {
    --skill: var(--d-engineering);
  }
  .skill {
    display: inline-block;
    min-inline-size: 1.35em;
    padding-inline: 2px;
    margin-inline-end: 5px;
    background: var(--skill);
    color: var(--d-panel);
    font: 700 0.82em / 1.35 var(--d-sans);
    text-align: center;
    vertical-align: 0.08em;
    clip-path: polygon(3px 0, 100% 0, 100% calc(100% - 3px), calc(100% - 3px) 100%, 0 100%, 0 3px);
  }
  @media (forced-colors: active) {
    .skill {
      clip-path: none;
      border: 1px solid CanvasText;
      color: CanvasText;
    }
  }
`;
