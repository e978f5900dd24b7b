import { describe, expect, it } from 'vitest';
import { messages as photoMessages, uploadRule } from './photos.ts';
import { createProfileRule, messages, positionRule } from './profiles.ts';
import { check } from './validation.ts';

const good = {
  fullName: 'Ada Obi',
  dateOfBirth: '1996-05-17',
  gender: 'female',
  bio: '',
  location: '',
  interests: 'Music, Travel',
  hasConsentedToDataProcessing: true,
};

describe('createProfileRule', () => {
  it('takes a profile, trimmed, without what Postgres cannot keep', () => {
    const checked = check(createProfileRule, { ...good, fullName: '  Ada Obi ', bio: ' Hi\u0000! ' });
    expect(checked).toMatchObject({ ok: true, value: { fullName: 'Ada Obi', bio: 'Hi!' } });
  });

  it.each([
    ['fullName', 'A', 'Name must be at least 2 characters'],
    ['fullName', '😀', 'Name must be at least 2 characters'],
    ['fullName', 'x'.repeat(101), 'Name must be at most 100 characters'],
    ['dateOfBirth', null, 'Date of birth is required'],
    ['dateOfBirth', undefined, 'Date of birth is required'],
    ['dateOfBirth', '', 'Date of birth is required'],
    ['dateOfBirth', '1996-02-30', 'Please enter a date that exists'],
    ['dateOfBirth', '1800-01-01', 'Please check the year: it must be 1900 or later'],
    ['dateOfBirth', '1899-12-31', 'Please check the year: it must be 1900 or later'],
    ['gender', '', 'Please select a gender'],
    ['bio', 'x'.repeat(501), 'Bio must be less than 500 characters'],
    ['location', 'x'.repeat(101), 'Location must be at most 100 characters'],
    ['interests', 'x'.repeat(201), 'Interests must be less than 200 characters'],
    ['heightCm', 119, 'Height must be 120 to 230 cm'],
    ['heightCm', 231, 'Height must be 120 to 230 cm'],
    ['heightCm', 170.5, 'Height must be 120 to 230 cm'],
    ['education', 'kindergarten', 'Please choose one of the options'],
    ['showMe', 'robots', 'Please choose one of the options'],
    ['hasConsentedToDataProcessing', false, 'Please agree to the processing of your data to continue'],
  ])('refuses %s %j', (path, value, message) => {
    expect(check(createProfileRule, { ...good, [path]: value })).toEqual({
      ok: false,
      fieldErrors: [{ path, message }],
    });
  });

  it('takes texts of exactly the limit', () => {
    const edge = {
      ...good,
      fullName: 'x'.repeat(100),
      bio: 'x'.repeat(500),
      location: 'x'.repeat(100),
      interests: 'x'.repeat(200),
    };
    expect(check(createProfileRule, edge).ok).toBe(true);
    expect(check(createProfileRule, { ...good, heightCm: 120 }).ok).toBe(true);
    expect(check(createProfileRule, { ...good, heightCm: 230 }).ok).toBe(true);
  });
});

describe('positionRule', () => {
  it.each([
    [90.01, 0],
    [-90.01, 0],
    [0, 180.01],
    [0, -180.01],
    [Number.NaN, 0],
    [0, Number.POSITIVE_INFINITY],
  ])('refuses %d, %d', (latitude, longitude) => {
    const checked = check(positionRule, { latitude, longitude });
    expect(checked.ok ? null : checked.fieldErrors[0]?.message).toBe('That position does not exist');
  });
});

describe('photos', () => {
  it('have the messages of the specification', () => {
    expect(photoMessages.largeAvatar).toBe('File too large: Please select an image under 5MB');
    expect(photoMessages.notAnImage).toBe('Invalid file: Please upload an image file');
    expect(messages.underage).toBe('Age verification failed: You must be 18 or older to use the product.');
  });

  it('have at least one byte', () => {
    expect(check(uploadRule, { contentType: 'image/png', byteSize: 0, purpose: 'avatar' })).toMatchObject({
      fieldErrors: [{ path: 'byteSize', message: 'Invalid file: Please upload an image file' }],
    });
  });
});
