// What a page says besides its code. Types only.
import type { CodePage } from '@dradis/diagnostics';

/** A page whose code is the key it stands under. */
export type LanguagePage = Omit<CodePage, 'code'>;
