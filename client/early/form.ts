/** In the document of /auth: its fields take letters at the first paint, and its code is asked for after that. */
import { loadApp } from './app-scripts.ts';
import { buttons, holdUntilReady, links } from './hold.ts';
import { spareFont } from './spare-font.ts';

const load = () => void loadApp();

spareFont();
holdUntilReady(`${buttons}, ${links}`, load);
requestAnimationFrame(() => setTimeout(load));
// A tab in the background paints nothing.
addEventListener('load', load);
