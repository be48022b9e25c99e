// <dradis-plot>: space around the ship as a radar plot, the ship's rooms in the middle. Must not know packs or rules.
import { css, html, nothing, svg, type CSSResultGroup, type SVGTemplateResult, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { repeat } from 'lit/directives/repeat.js';
import { DradisElement } from '../foundation/dradis-element.js';
import { campOf, glyph } from '../glyph/glyph.js';
import { glyphStyles } from '../glyph/glyph-styles.js';
import type { BoardModel, BoardPlace, BoardRoom } from './board-model.js';
import { placeGlyphs, type PlacedGlyph } from './place-glyphs.js';
import { placeWords } from './place-words.js';
import { HULL, PLOT, roomBox, SECTOR_BOXES, SECTOR_LINES, SECTOR_TITLES, SECTORS, type Box } from './plot-geometry.js';
import { plotStyles } from './plot-styles.js';

const LINE = 13.5;

function wrap(title: string, width: number): string[] {
  const most = Math.floor(width / 6.5);
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The plot of a board model. Sends `dradis-inspect` with a state path when something is clicked. */
@customElement('dradis-plot')
export class PlotElement extends DradisElement {
  static override styles: CSSResultGroup = [
    DradisElement.styles,
    glyphStyles,
    plotStyles,
    css`
      :host {
        display: block;
        min-block-size: 0;
      }
    `,
  ];

  /** The board to draw. */
  @property({ attribute: false }) model: BoardModel | undefined;

  override render(): TemplateResult {
    const { model } = this;
    if (model === undefined) return html`<p class="empty">Here stands the plot, once a game runs.</p>`;
    return html`<svg class="plot" viewBox="0 0 ${PLOT.width} ${PLOT.height}" role="group" aria-label="Space around ${model.ship?.title ?? 'the ship'}">
      ${this.#grid()} ${model.areas.map((area) => this.#area(area))} ${model.ship === undefined ? nothing : this.#ship(model.ship)}
    </svg>`;
  }

  #grid(): SVGTemplateResult {
    const rings = [0.42, 0.62, 0.82, 1.02];
    const [x, y] = [PLOT.width / 2, PLOT.height / 2];
    return svg`<g class="rings" aria-hidden="true">
      ${rings.map((ring) => svg`<ellipse cx=${x} cy=${y} rx=${x * ring} ry=${y * ring} />`)}
      <path class="sector-lines" d=${SECTOR_LINES} />
    </g>`;
  }

  #area(area: BoardModel['areas'][number]): SVGTemplateResult {
    const corners = SECTORS[area.sector];
    const box = SECTOR_BOXES[area.sector];
    const title = SECTOR_TITLES[area.sector];
    if (corners === undefined || box === undefined || title === undefined) throw new Error(`${area.title} has no sector ${String(area.sector)}; there are 0 to 5`);
    return svg`<g role="img" aria-label=${placeWords(area)} data-place=${area.id} class="area ${area.touched === true ? 'touched' : ''}" @click=${() => { this.#inspect(area.path); }}>
      <polygon class="sector" points=${corners.map((corner) => corner.join(',')).join(' ')}><title>${placeWords(area)}</title></polygon>
      <text class="area-title" x=${title.x} y=${title.y} text-anchor=${title.anchor}>${area.title}</text>
      ${area.launch === true ? this.#launchIcon(title) : nothing}
      ${this.#things(area, box)}
    </g>`;
  }

  #launchIcon({ x, y, anchor }: (typeof SECTOR_TITLES)[number]): SVGTemplateResult {
    return svg`<g class="launch" transform="translate(${anchor === 'end' ? x - 106 : x + 82} ${y - 4}) scale(.55)"><title>Vipers are launched here</title>${glyph('viper')}<path d="M-14 13H14" /></g>`;
  }

  #ship(ship: NonNullable<BoardModel['ship']>): SVGTemplateResult {
    const { left, right, top, bottom } = HULL;
    const middle = (top + bottom) / 2;
    return svg`<g class="ship">
      <path class="hull" d="M${left - 10} ${middle}L${left - 4} ${top + 6}L${left + 40} ${top - 9}H${right - 60}L${right + 4} ${top + 2}V${bottom - 2}L${right - 60} ${bottom + 9}H${left + 40}L${left - 4} ${bottom - 6}Z" />
      ${ship.rooms.map((room) => this.#room(room))}
    </g>`;
  }

  #room(room: BoardRoom): SVGTemplateResult {
    const box = roomBox(room.column, room.row);
    const lines = wrap(room.title, box.width - 10);
    const inner: Box = { x: box.x + 3, y: box.y + 6 + lines.length * LINE, width: box.width - 6, height: box.height - 8 - lines.length * LINE - (room.damaged === true ? 9 : 0) };
    const cut = 6;
    const { x, y, width, height } = box;
    const outline = `M${x + cut} ${y}H${x + width - cut}L${x + width} ${y + cut}V${y + height - cut}L${x + width - cut} ${y + height}H${x + cut}L${x} ${y + height - cut}V${y + cut}Z`;
    const classes = ['room', room.damaged === true ? 'damaged' : '', room.hazardous === true ? 'hazardous' : '', room.touched === true ? 'touched' : ''];
    return svg`<g role="img" aria-label=${placeWords(room)} data-place=${room.id} class=${classes.join(' ')} @click=${() => { this.#inspect(room.path); }}>
      <path class="wall" d=${outline}><title>${placeWords(room)}</title></path>
      ${room.hazardous === true ? svg`<path class="hatch" d="M${x + 8} ${y + height - 5}H${x + width - 8}" />` : nothing}
      ${room.damaged === true ? svg`<path class="cross" d="M${x + 5} ${y + 5}L${x + width - 5} ${y + height - 5}M${x + width - 5} ${y + 5}L${x + 5} ${y + height - 5}" />` : nothing}
      ${lines.map((line, index) => svg`<text class="room-title" x=${x + 6} y=${y + 14 + index * LINE}>${line}</text>`)}
      ${room.damaged === true ? svg`<text class="damage-word" x=${x + width - 5} y=${y + height - 5} text-anchor="end">DAMAGED</text>` : nothing}
      ${this.#things(room, inner)}
      ${room.touched === true ? svg`<path class="touched-mark" d=${outline} />${keyed(this.model?.stamp, svg`<path class="glow" d=${outline} />`)}` : nothing}
    </g>`;
  }

  #things(place: BoardPlace, box: Box): SVGTemplateResult {
    return svg`${repeat(placeGlyphs(place.things, box), ({ thing }) => thing.id, (placed) => this.#glyph(placed))}`;
  }

  #glyph({ thing, x, y, scale, count, touched }: PlacedGlyph): SVGTemplateResult {
    const length = thing.tag?.length ?? 0;
    const size = length > 3 ? 'tiny' : length > 1 ? 'small' : '';
    return svg`<g class="glyph camp-${campOf(thing.glyph)} is-${thing.glyph}" data-thing=${thing.id} transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})"
      @click=${(event: Event) => { event.stopPropagation(); this.#inspect(thing.path); }}>
      <title>${count > 1 ? `${String(count)} × ${thing.label}` : thing.label}</title>
      <rect class="hit" x="-13" y="-13" width="26" height="26" />
      ${thing.glyph === 'viper' && thing.tag !== undefined ? svg`<g transform="translate(0 -4.5) scale(.74)">${glyph('viper')}</g>` : glyph(thing.glyph)}
      ${thing.tag === undefined ? nothing : svg`<text class="tag ${size} ${thing.glyph === 'viper' ? 'pilot' : ''}" y=${thing.glyph === 'viper' ? 9 : 0.5}>${thing.tag}</text>`}
      ${count > 1 ? svg`<text class="count" x="15">×${count}</text>` : nothing}
      ${(thing.damage ?? 0) > 0 ? svg`<g class="hits">${Array.from({ length: thing.damage ?? 0 }, (_, at) => svg`<path d="M${-12 + at * 9} 14l4.5-8 4.5 8Z" />`)}</g>` : nothing}
      ${touched ? svg`<path class="touched-mark" d="M-9-14H9l5 5V9l-5 5H-9l-5-5V-9Z" />${keyed(this.model?.stamp, svg`<path class="glow" d="M-9-14H9l5 5V9l-5 5H-9l-5-5V-9Z" />`)}` : nothing}
    </g>`;
  }

  #inspect(path: string | undefined): void {
    if (path !== undefined) this.emit('dradis-inspect', { path });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-plot': PlotElement;
  }
}
