/** Section 5 of the specification of accounts, profiles and discovery: its validation rules, asked of the API. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { grant, type Person, person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { blamed, letters, mutation, nobodyYet, row } from '#tests/setup/spec-table.ts';

let app: TestApp;
let ada: Person;
let bola: Person;
beforeAll(async () => {
  app = await startTestApp();
  ada = await person(app, 'Ada');
  bola = await person(app, 'Bola');
});
afterAll(() => app.stop());
const here = () => app;

const signUp = mutation(here, 'signUp');
const signIn = mutation(here, 'signIn');
const subscribe = mutation(here, 'subscribeToNewsletter', '... on SubscribeToNewsletterSuccess { email }');
const createProfile = mutation(
  here,
  'createProfile',
  '... on CreateProfileSuccess { viewer { profile { interests } } }',
);
const updateProfile = mutation(here, 'updateProfile');
const createUpload = mutation(here, 'createPhotoUpload', '... on CreatePhotoUploadSuccess { photoId uploadUrl }');
const completeUpload = mutation(here, 'completePhotoUpload');
const report = mutation(here, 'reportProfile');
const feedback = mutation(here, 'sendBetaFeedback');

let count = 0;
const account = (changes: object = {}) => {
  count += 1;
  return {
    fullName: 'Ada Obi',
    email: `spec.${count}@example.com`,
    password: 'secret',
    hasAcceptedPrivacy: true,
    hasAcceptedTerms: true,
    isAdult: true,
    ...changes,
  };
};
const newProfile = (changes: object = {}) => ({
  fullName: 'Ada Obi',
  dateOfBirth: '1996-05-17',
  gender: 'FEMALE',
  bio: '',
  location: '',
  interests: '',
  hasConsentedToDataProcessing: true,
  ...changes,
});
const profile = (changes: object = {}) => ({
  fullName: 'Ada Obi',
  dateOfBirth: '1996-05-17',
  gender: 'FEMALE',
  bio: 'I cook and I read.',
  location: 'Yaba, Lagos',
  interests: 'Music, Food',
  ...changes,
});
const upload = (changes: object = {}) => ({
  contentType: 'image/jpeg',
  byteSize: 1_000,
  purpose: 'AVATAR',
  ...changes,
});

/** An address of so many characters in all. */
const addressOf = (length: number): string => {
  const domain = `@${letters(60)}.${letters(60)}.${letters(60)}.com`;
  return `${letters(length - domain.length)}${domain}`;
};

async function photo(by: Person, purpose: string): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 50, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  const { photoId, uploadUrl, message } = await createUpload(upload({ byteSize: bytes.length, purpose }), by);
  if (photoId === undefined) return message;
  await fetch(`${app.url}${uploadUrl}`, {
    method: 'PUT',
    headers: { 'content-type': 'image/jpeg' },
    body: new Uint8Array(bytes),
  });
  const completed = await completeUpload({ photoId }, by);
  return completed.message ?? completed.__typename;
}

describe('Sign in and sign up', () => {
  row("email valid ('Invalid email address'), max 255", async () => {
    for (const email of ['', 'ada', 'ada@', '@example.com', 'ada example.com']) {
      expect(blamed(await signUp(account({ email })), 'email'), email).toBe('Invalid email address');
      expect(blamed(await signIn({ email, password: 'secret' }), 'email'), email).toBe('Invalid email address');
    }
    const long = 'Email must be at most 255 characters';
    expect(blamed(await signUp(account({ email: addressOf(256) })), 'email')).toBe(long);
    expect(blamed(await signIn({ email: addressOf(256), password: 'secret' }), 'email')).toBe(long);
    expect((await signIn({ email: addressOf(250), password: 'secret' })).__typename).toBe('InvalidCredentials');
  });
  row("password 6 to 100 characters ('Password must be at least 6 characters')", async () => {
    const short = 'Password must be at least 6 characters';
    expect(blamed(await signUp(account({ password: 'short' })), 'password')).toBe(short);
    expect(blamed(await signIn({ email: ada.email, password: 'short' }), 'password')).toBe(short);
    expect((await signUp(account({ password: 'six666' }))).__typename).toBe('SignUpSuccess');
    expect((await signUp(account({ password: letters(100) }))).__typename).toBe('SignUpSuccess');
    const long = 'Password must be at most 100 characters';
    expect(blamed(await signUp(account({ password: letters(101) })), 'password')).toBe(long);
  });
  row("sign-up full name 2 to 100 ('Name must be at least 2 characters')", async () => {
    expect(blamed(await signUp(account({ fullName: 'A' })), 'fullName')).toBe('Name must be at least 2 characters');
    expect((await signUp(account({ fullName: 'Al' }))).__typename).toBe('SignUpSuccess');
    expect((await signUp(account({ fullName: letters(100) }))).__typename).toBe('SignUpSuccess');
    expect(blamed(await signUp(account({ fullName: letters(101) })), 'fullName')).toBe(
      'Name must be at most 100 characters',
    );
  });
  row(
    "When a full name is present, privacy, terms and 18+ confirmations are all required ('You must accept all terms and confirm you are 18+')",
    async () => {
      for (const missing of ['hasAcceptedPrivacy', 'hasAcceptedTerms', 'isAdult']) {
        const answer = await signUp(account({ [missing]: false }));
        expect(answer.message, missing).toBe('You must accept all terms and confirm you are 18+');
      }
    },
  );
});

describe('Newsletter signup', () => {
  row(
    "valid email, max 255; consent required ('Consent Required: Please agree to receive emails to continue')",
    async () => {
      const asked = (changes: object) => subscribe({ email: 'ada@example.com', hasConsented: true, ...changes });
      expect(blamed(await asked({ email: 'no address' }), 'email')).toBe('Invalid email address');
      expect(blamed(await asked({ email: addressOf(256) }), 'email')).toBe('Email must be at most 255 characters');
      expect((await asked({ hasConsented: false })).message).toBe(
        'Consent Required: Please agree to receive emails to continue',
      );
      expect((await asked({ email: addressOf(250) })).__typename).toBe('SubscribeToNewsletterSuccess');
    },
  );
  row(
    "A separate email rule of the feedback-area newsletter form: trimmed, 'Please enter a valid email address', max 255 with 'Email must be less than 255 characters'.",
    async () => {
      const asked = (email: string) => subscribe({ email, hasConsented: true, source: 'FEEDBACK_AREA' });
      expect(await asked('  Trim.Me@Example.com ')).toMatchObject({ email: 'trim.me@example.com' });
      expect((await asked('no address')).message).toBe('Please enter a valid email address');
      expect((await asked(addressOf(256))).message).toBe('Email must be less than 255 characters');
    },
  );
});

describe('Profile setup', () => {
  const refused = async (changes: object, path: string) =>
    blamed(await createProfile(newProfile(changes), await nobodyYet(app)), path);
  const accepted = async (changes: object) =>
    (await createProfile(newProfile(changes), await nobodyYet(app))).__typename === 'CreateProfileSuccess';

  row('full_name 2 to 100', async () => {
    expect(await refused({ fullName: 'A' }, 'fullName')).toBe('Name must be at least 2 characters');
    expect(await refused({ fullName: letters(101) }, 'fullName')).toBe('Name must be at most 100 characters');
    expect(await accepted({ fullName: 'Al' })).toBe(true);
    expect(await accepted({ fullName: letters(100) })).toBe(true);
  });
  row("date_of_birth required ('Date of birth is required')", async () => {
    expect(await refused({ dateOfBirth: null }, 'dateOfBirth')).toBe('Date of birth is required');
  });
  row('gender one of male, female, other', async () => {
    for (const gender of ['MALE', 'FEMALE', 'OTHER']) expect(await accepted({ gender }), gender).toBe(true);
    const someone = await nobodyYet(app);
    await expect(createProfile(newProfile({ gender: 'ROBOT' }), someone)).rejects.toThrow('BAD_USER_INPUT');
  });
  row("bio max 500 ('Bio must be less than 500 characters')", async () => {
    expect(await refused({ bio: letters(501) }, 'bio')).toBe('Bio must be less than 500 characters');
    expect(await accepted({ bio: letters(500) })).toBe(true);
  });
  row('location max 100', async () => {
    expect(await refused({ location: letters(101) }, 'location')).toBe('Location must be at most 100 characters');
    expect(await accepted({ location: letters(100) })).toBe(true);
  });
  row("interests max 200 ('Interests must be less than 200 characters')", async () => {
    expect(await refused({ interests: letters(201) }, 'interests')).toBe('Interests must be less than 200 characters');
    expect(await accepted({ interests: letters(200) })).toBe(true);
  });
  row('entered comma separated then split and trimmed', async () => {
    const answer = await createProfile(newProfile({ interests: ' Music ,Jollof rice,  Chess' }), await nobodyYet(app));
    expect(answer.viewer.profile.interests).toEqual(['Music', 'Jollof rice', 'Chess']);
  });
  row(
    "A server age check must return true, otherwise 'Age verification failed: You must be 18 or older to use the product.'",
    async () => {
      const today = app.clock.now();
      const born = (years: number, days: number) => {
        const day = new Date(today.getTime() + days * 86_400_000);
        return `${day.getUTCFullYear() - years}${day.toISOString().slice(4, 10)}`;
      };
      const young = await createProfile(newProfile({ dateOfBirth: born(18, 2) }), await nobodyYet(app));
      expect(young.message).toBe('Age verification failed: You must be 18 or older to use the product.');
      expect(await accepted({ dateOfBirth: born(18, -2) })).toBe(true);
    },
  );
  row("Avatar under 5MB ('File too large: Please select an image under 5MB'); JPG or PNG is stated.", async () => {
    expect((await createUpload(upload({ byteSize: 5 * 1024 * 1024 }), ada)).message).toBe(
      'File too large: Please select an image under 5MB',
    );
    for (const contentType of ['image/jpeg', 'image/png']) {
      const answer = await createUpload(upload({ byteSize: 5 * 1024 * 1024 - 1, contentType }), ada);
      expect(answer.__typename).toBe('CreatePhotoUploadSuccess');
    }
  });
});

describe('Profile edit', () => {
  const refused = async (changes: object, path: string) => blamed(await updateProfile(profile(changes), ada), path);
  const accepted = async (changes: object) =>
    (await updateProfile(profile(changes), ada)).__typename === 'UpdateProfileSuccess';

  row('full_name 2 to 100; date_of_birth required;', async () => {
    expect(await refused({ fullName: 'A' }, 'fullName')).toBe('Name must be at least 2 characters');
    expect(await refused({ fullName: letters(101) }, 'fullName')).toBe('Name must be at most 100 characters');
    expect(await accepted({ fullName: letters(100) })).toBe(true);
    expect(await refused({ dateOfBirth: null }, 'dateOfBirth')).toBe('Date of birth is required');
  });
  row("gender required ('Please select a gender')", async () => {
    expect(await refused({ gender: null }, 'gender')).toBe('Please select a gender');
  });
  row("bio 10 to 500 ('Bio must be at least 10 characters')", async () => {
    expect(await refused({ bio: letters(9) }, 'bio')).toBe('Bio must be at least 10 characters');
    expect(await refused({ bio: letters(501) }, 'bio')).toBe('Bio must be less than 500 characters');
    expect(await accepted({ bio: letters(10) })).toBe(true);
    expect(await accepted({ bio: letters(500) })).toBe(true);
  });
  row("location 2 to 100 ('Location must be at least 2 characters')", async () => {
    expect(await refused({ location: 'X' }, 'location')).toBe('Location must be at least 2 characters');
    expect(await refused({ location: letters(101) }, 'location')).toBe('Location must be at most 100 characters');
    expect(await accepted({ location: 'Jo' })).toBe(true);
    expect(await accepted({ location: letters(100) })).toBe(true);
  });
  row("interests 5 to 300 ('Interests must be at least 5 characters')", async () => {
    expect(await refused({ interests: 'Tea' }, 'interests')).toBe('Interests must be at least 5 characters');
    expect(await refused({ interests: letters(301) }, 'interests')).toBe('Interests must be less than 300 characters');
    expect(await accepted({ interests: 'Chess' })).toBe(true);
    expect(await accepted({ interests: letters(300) })).toBe(true);
  });
  row("Main photo must be an image ('Invalid file: Please upload an image file') and under 5MB.", async () => {
    const answer = await createUpload(upload({ contentType: 'application/pdf' }), ada);
    expect(answer.message).toBe('Invalid file: Please upload an image file');
    expect((await createUpload(upload({ byteSize: 6_000_000 }), ada)).message).toBe(
      'File too large: Please select an image under 5MB',
    );
  });
  row("At most 9 additional photos in total ('Too many photos: You can upload maximum 9 photos').", async () => {
    const someone = await person(app, 'Chidi');
    expect(await photo(someone, 'AVATAR')).toBe('CompletePhotoUploadSuccess');
    for (let n = 1; n <= 9; n += 1) expect(await photo(someone, 'PHOTO'), `photo ${n}`).toMatch(/Success$/);
    expect(await photo(someone, 'PHOTO')).toBe('Too many photos: You can upload maximum 9 photos');
    const { data } = await app.gql('{ viewer { photos { id } } }', {}, someone.accessToken);
    expect(data.viewer.photos).toHaveLength(10);
  });
});

describe('The other forms', () => {
  row("Verification photo: image type, under 10MB ('Image must be less than 10MB').", async () => {
    const selfie = (changes: object) => createUpload(upload({ purpose: 'SELFIE', ...changes }), ada);
    expect((await selfie({ byteSize: 10 * 1024 * 1024 })).message).toBe('Image must be less than 10MB');
    expect((await selfie({ byteSize: 10 * 1024 * 1024 - 1 })).__typename).toBe('CreatePhotoUploadSuccess');
    expect((await selfie({ contentType: 'video/mp4' })).message).toBe('Invalid file: Please upload an image file');
  });
  row("Report: a reason is required ('Please select a reason for reporting'); details optional.", async () => {
    const asked = { profileId: bola.id, description: '' };
    // They have seen each other.
    await mutation(here, 'likeProfile')({ profileId: bola.id }, ada);
    expect((await report({ ...asked, reason: null }, ada)).message).toBe('Please select a reason for reporting');
    expect((await report({ ...asked, reason: 'HARASSMENT' }, ada)).__typename).toBe('ReportProfileSuccess');
  });
  row('Filters: age 18 to 80; distance 1 to 200 km.', async () => {
    const asked = async (filter: object) =>
      (await app.gql('query($filter: DeckFilterInput) { deck(filter: $filter) { end } }', { filter }, ada.accessToken))
        .status;
    expect(await asked({ minAge: 17 })).toBe(400);
    expect(await asked({ maxAge: 81 })).toBe(400);
    expect(await asked({ maxDistance: 0 })).toBe(400);
    expect(await asked({ maxDistance: 201 })).toBe(400);
    expect(await asked({ minAge: 18, maxAge: 80, maxDistance: 1 })).toBe(200);
    expect(await asked({ minAge: 18, maxAge: 80, maxDistance: 200 })).toBe(200);
  });
  row(
    "at least one of rating, bug report, feature request or general feedback is required, otherwise a destructive toast 'Empty feedback' / 'Please provide at least one piece of feedback.' and nothing is sent",
    async () => {
      const empty = await feedback({ bugReport: '  ', featureRequest: '', generalFeedback: '\n' }, ada);
      expect(empty.message).toContain('Please provide at least one piece of feedback.');
      expect(await app.db.selectFrom('betaFeedback').selectAll().execute()).toEqual([]);
      for (const given of [{ featureRating: 5 }, { bugReport: 'x' }, { featureRequest: 'x' }, { generalFeedback: 'x' }])
        expect((await feedback(given, ada)).__typename).toBe('SendBetaFeedbackSuccess');
    },
  );
  row('Each text area max 1000 characters. The user must be authenticated.', async () => {
    for (const field of ['bugReport', 'featureRequest', 'generalFeedback']) {
      const long = await feedback({ [field]: letters(1_001) }, bola);
      expect(blamed(long, field)).toBe('Each text must be at most 1000 characters');
      expect((await feedback({ [field]: letters(1_000) }, bola)).__typename).toBe('SendBetaFeedbackSuccess');
    }
    await expect(feedback({ featureRating: 5 })).rejects.toThrow('UNAUTHENTICATED');
  });
});

describe('Who may', () => {
  row(
    'Premium user (decided by a server premium check): unlimited likes, 5 super likes per day, Boost Profile, Travel Mode, and browsing without the hourly view limit.',
    async () => {
      const emeka = await person(app, 'Emeka');
      const boost = mutation(here, 'boostProfile');
      const travel = mutation(here, 'setTravelLocation');
      const { data: found } = await app.gql('{ towns(search: "Ibadan") { id } }', {}, emeka.accessToken);
      const townId = found.towns[0].id;
      expect((await boost({}, emeka)).message).toBe('Premium Only: Boost is a premium feature');
      expect((await travel({ townId }, emeka)).__typename).toBe('PremiumRequired');
      await grant(app, emeka, 'gold');
      expect((await boost({}, emeka)).__typename).toBe('BoostProfileSuccess');
      expect((await travel({ townId }, emeka)).__typename).toBe('SetTravelLocationSuccess');
      const { data } = await app.gql(
        '{ viewer { likesLeft superLikesLeft viewQuota { limit } } }',
        {},
        emeka.accessToken,
      );
      expect(data.viewer).toEqual({ likesLeft: null, superLikesLeft: 5, viewQuota: null });
    },
  );
});
