/** The towns of the demo people: percentages, the peoples of each town, and places for positions. */
import type { Position } from '#rules/distance.ts';
import type { People } from './names.ts';

export type Place = { name: string; position: Position };
export type Town = {
  name: string;
  share: number;
  places: readonly Place[];
  peoples: Partial<Record<People, number>>;
};

const at = (name: string, latitude: number, longitude: number): Place => ({ name, position: { latitude, longitude } });

const mixed: Town['peoples'] = {
  yoruba: 24,
  igbo: 24,
  hausa: 18,
  tiv: 7,
  edo: 7,
  efik: 7,
  idoma: 7,
  ijaw: 3,
  urhobo: 3,
};
const west: Town['peoples'] = { yoruba: 78, igbo: 10, edo: 5, hausa: 4, urhobo: 3 };
const east: Town['peoples'] = { igbo: 88, efik: 6, yoruba: 4, idoma: 2 };
const north: Town['peoples'] = { hausa: 84, yoruba: 6, igbo: 6, tiv: 4 };

export const towns: readonly Town[] = [
  {
    name: 'Lagos',
    share: 35,
    peoples: { yoruba: 48, igbo: 26, edo: 7, urhobo: 5, hausa: 5, efik: 5, ijaw: 4 },
    places: [
      at('Ikeja, Lagos', 6.6018, 3.3515),
      at('Yaba, Lagos', 6.5095, 3.3711),
      at('Surulere, Lagos', 6.4926, 3.3486),
      at('Lekki, Lagos', 6.4478, 3.4723),
      at('Ajah, Lagos', 6.4665, 3.5703),
      at('Festac, Lagos', 6.4698, 3.2839),
      at('Gbagada, Lagos', 6.5539, 3.3914),
      at('Ikorodu, Lagos', 6.6194, 3.5105),
      at('Victoria Island, Lagos', 6.4281, 3.4219),
      at('Magodo, Lagos', 6.6171, 3.3826),
    ],
  },
  {
    name: 'Abuja',
    share: 15,
    peoples: mixed,
    places: [
      at('Wuse, Abuja', 9.0765, 7.4696),
      at('Gwarinpa, Abuja', 9.1099, 7.4042),
      at('Kubwa, Abuja', 9.1538, 7.3219),
      at('Garki, Abuja', 9.0314, 7.4899),
      at('Lugbe, Abuja', 8.9842, 7.3797),
    ],
  },
  {
    name: 'Port Harcourt',
    share: 8,
    peoples: { igbo: 40, ijaw: 38, efik: 14, urhobo: 8 },
    places: [
      at('GRA, Port Harcourt', 4.8242, 7.0104),
      at('Rumuola, Port Harcourt', 4.8357, 7.0121),
      at('Trans Amadi, Port Harcourt', 4.8136, 7.0366),
    ],
  },
  {
    name: 'Ibadan',
    share: 8,
    peoples: west,
    places: [
      at('Bodija, Ibadan', 7.4355, 3.9143),
      at('Challenge, Ibadan', 7.3453, 3.8776),
      at('Akobo, Ibadan', 7.4387, 3.9465),
    ],
  },
  {
    name: 'Kano',
    share: 6,
    peoples: north,
    places: [at('Nassarawa, Kano', 12.0022, 8.5613), at('Sabon Gari, Kano', 12.0178, 8.5364)],
  },
  {
    name: 'Benin City',
    share: 4,
    peoples: { edo: 82, urhobo: 10, igbo: 8 },
    places: [at('Benin City', 6.335, 5.6037)],
  },
  { name: 'Enugu', share: 4, peoples: east, places: [at('Enugu', 6.4584, 7.5464)] },
  { name: 'Kaduna', share: 3, peoples: north, places: [at('Kaduna', 10.5105, 7.4165)] },
  {
    name: 'Uyo',
    share: 2,
    peoples: { efik: 90, igbo: 10 },
    places: [at('Uyo', 5.0377, 7.9128)],
  },
  {
    name: 'Jos',
    share: 2,
    peoples: { hausa: 35, tiv: 25, igbo: 15, idoma: 15, yoruba: 10 },
    places: [at('Jos', 9.8965, 8.8583)],
  },
  { name: 'Abeokuta', share: 2, peoples: west, places: [at('Abeokuta', 7.1475, 3.3619)] },
  {
    name: 'Warri',
    share: 2,
    peoples: { urhobo: 65, ijaw: 20, edo: 15 },
    places: [at('Warri', 5.5544, 5.7932)],
  },
  { name: 'Owerri', share: 2, peoples: east, places: [at('Owerri', 5.4891, 7.0176)] },
  {
    name: 'Calabar',
    share: 2,
    peoples: { efik: 90, igbo: 10 },
    places: [at('Calabar', 4.9757, 8.3417)],
  },
  {
    name: 'Makurdi',
    share: 2,
    peoples: { tiv: 65, idoma: 35 },
    places: [at('Makurdi', 7.7322, 8.5391)],
  },
  { name: 'Ilorin', share: 2, peoples: west, places: [at('Ilorin', 8.4966, 4.5421)] },
  { name: 'Yenagoa', share: 1, peoples: { ijaw: 100 }, places: [at('Yenagoa', 4.9267, 6.2676)] },
];
