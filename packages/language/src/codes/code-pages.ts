// The pages of all codes of this package. Must not word messages: those are worded where they are raised.
import type { CodePage } from '@dradis/diagnostics';
import { detailPages } from './detail-pages.js';
import type { LanguageCode } from './language-code.js';
import type { LanguagePage } from './language-page.js';
import { layoutPages } from './layout-pages.js';
import { sensePages } from './sense-pages.js';

const PAGES: Readonly<Record<LanguageCode, LanguagePage>> = { ...layoutPages, ...sensePages, ...detailPages };

/**
 * A page for each code a text of the effect language, or a declared phrase, can raise; in order. The examples are effects, in
 * D025x keys of a declaration.
 */
export const languageCodePages: readonly CodePage[] = Object.entries(PAGES).map(([code, page]) => ({ code, ...page }));
