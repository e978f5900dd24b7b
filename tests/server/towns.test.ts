/** The gazetteer as it stands in content/towns, and what the API finds in it. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distanceKm } from '#rules/distance.ts';
import { type Person, person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { townsFile } from '../../tooling/generate-towns.ts';

type Listed = { id: string; name: string; state: string; lat: number; lng: number; population?: number };
const text = (file: string) => readFileSync(new URL(`../../content/towns/${file}.json`, import.meta.url), 'utf8');
const listed = (file: string): Listed[] => JSON.parse(text(file));
const towns = listed('towns');
const areas = listed('areas');
const all = [...towns, ...areas];

const known: Readonly<Record<string, string>> = {
  Abia: 'Aba, Umuahia, Arochukwu',
  Adamawa: 'Yola, Mubi, Numan',
  'Akwa Ibom': 'Uyo, Eket, Ikot Ekpene',
  Anambra: 'Onitsha, Awka, Nnewi',
  Bauchi: 'Bauchi, Azare, Misau',
  Bayelsa: 'Yenagoa, Nembe',
  Benue: 'Makurdi, Gboko, Katsina-Ala',
  Borno: 'Maiduguri, Bama, Biu',
  'Cross River': 'Calabar, Ikom, Ogoja',
  Delta: 'Warri, Asaba, Sapele',
  Ebonyi: 'Abakaliki, Afikpo',
  Edo: 'Benin City, Auchi, Ekpoma',
  Ekiti: 'Ado-Ekiti, Ikere-Ekiti',
  Enugu: 'Enugu, Nsukka, Awgu',
  FCT: 'Abuja, Gwagwalada, Kuje',
  Gombe: 'Gombe, Kumo, Dukku',
  Imo: 'Owerri, Orlu, Okigwe',
  Jigawa: 'Dutse, Hadejia, Gumel',
  Kaduna: 'Kaduna, Zaria, Kafanchan',
  Kano: 'Kano, Wudil, Bichi',
  Katsina: 'Katsina, Funtua, Daura',
  Kebbi: 'Birnin Kebbi, Zuru, Argungu',
  Kogi: 'Lokoja, Okene, Idah',
  Kwara: 'Ilorin, Offa, Jebba',
  Lagos: 'Ikeja, Epe, Badagry',
  Nasarawa: 'Lafia, Keffi, Karu',
  Niger: 'Minna, Bida, Suleja',
  Ogun: 'Abeokuta, Ijebu-Ode, Ilaro',
  Ondo: 'Akure, Owo, Ondo',
  Osun: 'Osogbo, Ile-Ife, Ilesa',
  Oyo: 'Ibadan, Oyo, Ogbomoso',
  Plateau: 'Jos, Bukuru, Pankshin',
  Rivers: 'Port Harcourt, Bonny, Omoku',
  Sokoto: 'Sokoto, Tambuwal, Gwadabawa',
  Taraba: 'Jalingo, Wukari, Takum',
  Yobe: 'Damaturu, Potiskum, Nguru',
  Zamfara: 'Gusau, Kaura Namoda, Anka',
};

describe('content/towns', () => {
  it('is what the generator writes', () => {
    expect(text('towns')).toBe(townsFile());
  });

  it('has some nine hundred towns of 36 states and the FCT, and at least sixty areas', () => {
    expect(towns.length).toBeGreaterThan(900);
    expect(areas.length).toBeGreaterThanOrEqual(60);
    expect([...new Set(towns.map(({ state }) => state))].sort()).toEqual(Object.keys(known).sort());
  });

  it.each(Object.entries(known))('puts towns of %s where they are', (state, names) => {
    for (const name of names.split(', ')) {
      expect(towns.filter((town) => town.state === state && town.name === name)).toHaveLength(1);
    }
  });

  it('names nothing twice, and gives every id once', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ name, state }) => `${name}, ${state}`)).size).toBe(all.length);
    const others = Object.keys(JSON.parse(text('other-names')) as Record<string, string[]>);
    expect(others.filter((id) => !all.some((town) => town.id === id))).toEqual([]);
  });

  it('lies in Nigeria, and each area near a town of its own state', () => {
    const at = ({ lat, lng }: Listed) => ({ latitude: lat, longitude: lng });
    for (const { lat, lng } of all) {
      expect(lat).toBeGreaterThan(4.2);
      expect(lat).toBeLessThan(13.95);
      expect(lng).toBeGreaterThan(2.6);
      expect(lng).toBeLessThan(14.7);
    }
    const far = areas.filter(
      (area) => !towns.some((town) => town.state === area.state && distanceKm(at(town), at(area)) <= 25),
    );
    expect(far).toEqual([]);
  });
});

describe('Query.towns', () => {
  const TOWNS =
    'query($search: String!, $first: Int! = 8) { towns(search: $search, first: $first) { id name state label } }';
  let app: TestApp;
  let ada: Person;
  beforeAll(async () => {
    app = await startTestApp();
    ada = await person(app, 'Ada', { profile: false });
  });
  afterAll(() => app.stop());
  const find = async (search: string, first?: number): Promise<string[]> => {
    const answer = await app.gql(TOWNS, { search, first }, ada.accessToken);
    expect(answer.errors, answer.body).toBeUndefined();
    return answer.data.towns.map(({ label }: { label: string }) => label);
  };

  it.each([
    ['ibadan', 'Ibadan, Oyo'],
    ['Iléṣà', 'Ilesa, Osun'],
    ['portharcourt', 'Port Harcourt, Rivers'],
    ['PORT-HARCOURT, rivers', 'Port Harcourt, Rivers'],
    ['ife', 'Ile-Ife, Osun'],
    ['sagamu', 'Shagamu, Ogun'],
    ['oshogbo', 'Osogbo, Osun'],
    ['yaba', 'Yaba, Lagos'],
    ['lekki ph', 'Lekki Phase 1, Lagos'],
    ['wuse 2', 'Wuse 2, FCT'],
    ['VI', 'Victoria Island, Lagos'],
    ['oturkpo', 'Otukpo, Benue'],
    ['Ọ̀yọ́', 'Oyo, Oyo'],
  ])('finds %s', async (search, label) => {
    expect(await find(search, 20)).toContain(label);
  });

  it.each([
    ['abj', 'Abuja, FCT'],
    ['ph', 'Port Harcourt, Rivers'],
    ['phc', 'Port Harcourt, Rivers'],
    ['lag', 'Lagos, Lagos'],
    ['IB', 'Ibadan, Oyo'],
    ['kd', 'Kaduna, Kaduna'],
    ['abk', 'Abeokuta, Ogun'],
    ['vi', 'Victoria Island, Lagos'],
  ])('finds what people call %s first', async (search, label) => {
    expect((await find(search))[0]).toBe(label);
  });

  it('puts the name before its beginnings, and of these the largest first', async () => {
    expect((await find('aba'))[0]).toBe('Aba, Abia');
    expect((await find('lag'))[0]).toBe('Lagos, Lagos');
    expect((await find('yab'))[0]).toBe('Yaba, Lagos');
    expect((await find('sur'))[0]).toBe('Surulere, Lagos');
    expect((await find('owo'))[0]).toBe('Owo, Ondo');
    expect(await find('zzz')).toEqual([]);
    expect(await find('an', 3)).toHaveLength(3);
    expect(await find('an')).toHaveLength(8);
  });

  it('finds nothing for what is no name, and refuses a list out of range and strangers', async () => {
    for (const search of ['', 'a', '%', '_', '\u0000', '\uD800', 'x'.repeat(5_000), "'; drop table users"]) {
      expect(await find(search), search.slice(0, 20)).toEqual([]);
    }
    for (const first of [0, -1, 21]) {
      const { errors } = await app.gql(TOWNS, { search: 'lagos', first }, ada.accessToken);
      expect(errors?.[0], String(first)).toMatchObject({
        message: 'first must be 1 to 20',
        extensions: { code: 'BAD_USER_INPUT' },
      });
    }
    const { errors } = await app.gql(TOWNS, { search: 'lagos' });
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});
