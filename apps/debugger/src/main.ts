// Start of the debugger in the browser: fonts, tokens and the page. Must not hold logic.
import '@fontsource-variable/source-code-pro';
import '@fontsource-variable/source-sans-3';
import { installTokens } from '@dradis/elements';
import './app-element.js';

installTokens();
