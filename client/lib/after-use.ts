/** Loaded once a page is in use: the meter of its data, and for a sample of page loads the measure of their speed. */
import { vitalLimits } from '#rules/vitals.ts';
import './data-meter.ts';

if (Math.random() < vitalLimits.share) void import('./vitals.ts').catch(() => undefined);
