/** One date as an iCalendar file (RFC 5545). */
import { brand } from './brand.ts';
import { limits } from './limits.ts';

export type CalendarPlan = {
  id: string;
  /** Rises with each change, so that a calendar takes the newer one of the same UID. */
  version: number;
  placeName: string;
  startsAt: Date;
  changedAt: Date;
};

/** UTC, as 20261205T170000Z. */
const stamp = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** A line has at most 75 bytes; what is more goes on after a line break and a blank. No character is cut. */
function folded(line: string): string {
  const parts = [''];
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > 75) {
      parts.push('');
      bytes = 1;
    }
    parts[parts.length - 1] += character;
    bytes += size;
  }
  return parts.join('\r\n ');
}

/** Names nobody: a calendar may be shared. */
export function calendarFile({ id, version, placeName, startsAt, changedAt }: CalendarPlan): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//Date plans//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@${brand.name.toLowerCase()}`,
    `SEQUENCE:${version}`,
    `DTSTAMP:${stamp(changedAt)}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(new Date(startsAt.getTime() + limits.datePlans.lastsMs))}`,
    `SUMMARY:${escaped(`A date, planned on ${brand.name}`)}`,
    `LOCATION:${escaped(placeName)}`,
    'STATUS:CONFIRMED',
    'CLASS:PRIVATE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
