/** The forms of expressions by their names. Must only list them. */
import { larger, minus, plus, smaller, times } from '../machine/expressions/arithmetic.js';
import { and, atMost, equal, hasEffect, isKind, less, not, or } from '../machine/expressions/conditions.js';
import { bottom, count, list, top } from '../machine/expressions/lists.js';
import { allowed, exists, inZone, oneOf } from '../machine/expressions/membership.js';
import { asKind, choice, highest, lowest } from '../machine/expressions/picking.js';
import { query } from '../machine/expressions/query.js';
import { anySelected, countSelected, firstSelected, select } from '../machine/expressions/select.js';
import { switchOn } from '../machine/expressions/switches.js';
import { attr, define, entity, global, kind, local, owner, ownerOf, placeOf, text, value, zone } from '../machine/expressions/values.js';
import type { ExpressionForm, Node } from './compiler.js';

function selectInside(node: Node): Node | null {
  const inner = node[1];
  return Array.isArray(inner) && inner[0] === 'select' ? (inner as Node) : null;
}

const countForm: ExpressionForm = (c, node, at) => {
  const inner = selectInside(node);
  return inner === null ? count(c, node, at) : countSelected(c, inner, `${at}[1]`);
};

const queryForm: ExpressionForm = (c, node, at) => {
  if (node.length === 4 && node[1] === 'larger-of') return larger(c, node, at);
  if (node.length === 4 && node[1] === 'smaller-of') return smaller(c, node, at);
  if (node.length === 3 && node[1] === 'owner-of') return ownerOf(c, node, at);
  if (node.length === 3 && node[1] === 'place-of') return placeOf(c, node, at);
  const inner = node[1] === 'first-of' && Array.isArray(node[2]) ? (node[2] as Node) : null;
  return inner?.[0] === 'select' ? firstSelected(c, inner, `${at}[2]`) : query(c, node, at);
};

const existsForm: ExpressionForm = (c, node, at) => {
  const inner = selectInside(node);
  return inner === null ? exists(c, node, at) : anySelected(c, inner, `${at}[1]`);
};

/** Every expression. */
export const expressionForms: ReadonlyMap<string, ExpressionForm> = new Map<string, ExpressionForm>([
  ['text', text],
  ['local', local],
  ['global', global],
  ['entity', entity],
  ['kind', kind],
  ['zone', zone],
  ['attr', attr],
  ['query', queryForm],
  ['define', define],
  ['select', select],
  ['list', list],
  ['count', countForm],
  ['top', top],
  ['bottom', bottom],
  ['+', plus],
  ['-', minus],
  ['*', times],
  ['owner', owner],
  ['value', value],
  ['as-kind', asKind],
  ['if', choice],
  ['lowest', lowest],
  ['highest', highest],
  ['exists', existsForm],
  ['and', and],
  ['or', or],
  ['not', not],
  ['=', equal],
  ['<', less],
  ['<=', atMost],
  ['is-kind', isKind],
  ['in', inZone],
  ['one-of', oneOf],
  ['allowed', allowed],
  ['has-effect', hasEffect],
  ['switch', switchOn],
]);
