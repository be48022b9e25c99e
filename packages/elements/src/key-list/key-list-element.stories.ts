// Stories of <dradis-key-list>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import './key-list-element.js';

const meta: Meta = { title: 'Debug/Key list', render: () => html`<dradis-key-list></dradis-key-list>` };
export default meta;

export const All: StoryObj = {};
export const Light: StoryObj = { globals: { theme: 'light' } };
