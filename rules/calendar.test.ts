import { expect, it } from 'vitest';
import { calendarFile } from './calendar.ts';

const plan = {
  id: '0190a3b0-0000-7000-8000-000000000001',
  version: 3,
  placeName: 'Terra Kulture, Victoria Island; Lagos',
  startsAt: new Date('2026-12-05T17:30:00Z'),
  changedAt: new Date('2026-12-01T09:00:05.123Z'),
};
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

it('is one event of three hours in UTC, with a stable id and the version as its sequence', () => {
  expect(linesOf(calendarFile(plan))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Zobo//Date plans//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:0190a3b0-0000-7000-8000-000000000001@zobo',
    'SEQUENCE:3',
    'DTSTAMP:20261201T090005Z',
    'DTSTART:20261205T173000Z',
    'DTEND:20261205T203000Z',
    'SUMMARY:A date\\, planned on Zobo',
    'LOCATION:Terra Kulture\\, Victoria Island\\; Lagos',
    'STATUS:CONFIRMED',
    'CLASS:PRIVATE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('breaks no line of a hostile place, and no character between two lines of at most 75 bytes', () => {
  const placeName = `${'Ọ̀ṣun 🌴 '.repeat(12)}\nATTENDEE:mailto:a@example.com\\`;
  const text = calendarFile({ ...plan, placeName });
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const told = linesOf(text).find((line) => line.startsWith('LOCATION:'));
  expect(told).toBe(`LOCATION:${placeName.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}`);
  expect(linesOf(text).some((line) => line.startsWith('ATTENDEE'))).toBe(false);
});
