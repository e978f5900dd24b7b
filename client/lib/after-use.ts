/**
 * Loaded once a page is in use by somebody signed in: the meter of its data, for a sample of page loads the measure of their speed, and the
 * word to the service worker that the app has to open without a network.
 */
import { vitalLimits } from '#rules/vitals.ts';
import './data-meter.ts';
import { keepApp } from './keep-app.ts';
import { followWorker } from './worker-traffic.ts';

if (Math.random() < vitalLimits.share) void import('./vitals.ts').catch(() => undefined);
followWorker();
if ('serviceWorker' in navigator) void keepApp(navigator.serviceWorker, performance);
