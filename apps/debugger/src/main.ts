// Start of the debugger in the browser: loads the elements that the page uses. Must not hold logic.
import './app-element.js';
