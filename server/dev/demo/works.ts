/** The occupations of the demo people, as sentences for a bio, with the education that each needs. */
import type { Education } from '#rules/vocabulary.ts';

export type Work = { says: readonly string[]; needs: readonly Education[] };

const forAnyone: readonly (readonly string[])[] = [
  [
    'I run a small bakery and still burn the first tray every Monday.',
    'I bake for a living. Meat pies before six, wedding cakes after.',
  ],
  [
    'I sew agbada and aso ebi, so my own clothes are always the last to be finished.',
    'Tailor by trade. I notice hems before faces, sorry in advance.',
  ],
  [
    'I repair phones in the market and have opinions about cheap chargers.',
    'I fix phones. People tell me their whole lives while the screen dries.',
  ],
  [
    'I sell fabric with my aunt; ankara on weekdays, lace when somebody is getting married.',
    'Third generation in the fabric trade. I can price your outfit from across the road.',
  ],
  [
    'I drive for a living and know every road that floods.',
    'I drive a bus line at dawn, which makes me very good at early breakfasts.',
  ],
  [
    "I do make-up for brides and have cried at other people's weddings forty times this year.",
    'I braid hair. Bring your own film, we will be there till evening.',
  ],
  [
    'I farm catfish with my brother. It smells better than you think, mostly.',
    'Poultry farmer. Yes, I name the cockerels; no, not the others.',
  ],
  [
    "I shoot weddings and naming ceremonies; my memory cards are full of other people's aunties.",
    'Event photographer. I dance while I work, the pictures survive.',
  ],
  [
    'I work front of house in a small hotel and collect strange requests.',
    'I cook in a restaurant kitchen, so at home I make noodles like everybody else.',
  ],
  [
    'I install solar panels. My own street thinks I am a magician.',
    'Electrician. I have met every kind of generator and respect none of them.',
  ],
];

const forGraduates: readonly (readonly string[])[] = [
  [
    'I teach chemistry to teenagers who would rather be on their phones, and some days I win.',
    'Primary school teacher. I can silence a room with one eyebrow.',
  ],
  [
    'I write software for a logistics company and argue with maps all day.',
    'Backend developer. I work from home and talk to my plants between meetings.',
  ],
  [
    "I am a nurse on a children's ward; my handwriting is still readable.",
    'Night-shift nurse. My Saturday may be your Tuesday.',
  ],
  [
    'I keep the books for three businesses, and no, I will not do your taxes on a first date.',
    'Accountant by day. I find lost receipts more satisfying than I should.',
  ],
  [
    'I read news on the radio at six in the morning, so I know everything and I am always sleepy.',
    'Radio producer. I have been told that my silence is too short.',
  ],
  [
    'I plan roads for the state. Complaints are welcome, but only with a sketch.',
    'Civil engineer. I slow down for interesting bridges.',
  ],
  [
    'I run the pharmacy two streets from the general hospital.',
    'Pharmacist. I know what you are allergic to before your friends do.',
  ],
  [
    'I draw buildings. Most of them have to keep water out, which is the harder part.',
    'Architect, the kind that carries a tape measure to parties.',
  ],
  [
    'I look after customers for a bank and have heard every story about a failed transfer.',
    'I sell insurance, honestly, and I explain it without frightening anybody.',
  ],
  [
    'I design posters and packaging; half the sachet water in this town went through my laptop.',
    'Graphic designer. I have feelings about letter spacing and I keep them to myself.',
  ],
  [
    'I am doing my service year and learning to cook for one.',
    'Just finished school and working my first real job, with a real lanyard.',
  ],
];

const forScholars: readonly (readonly string[])[] = [
  [
    'I lecture in history and tell the stories that are left out of the textbook.',
    'I research cassava, which turns out to be a full-time job and a family joke.',
  ],
  [
    'I am a lawyer who prefers settling things over lunch.',
    'I work in public health; my phone is full of spreadsheets and market photographs.',
  ],
  ['I am a resident doctor, so I count sleep as a hobby.', 'Veterinarian. Goats on Monday, spoiled dogs on Friday.'],
];

const needing = (needs: readonly Education[], works: readonly (readonly string[])[]): Work[] =>
  works.map((says) => ({ says, needs }));

export const works: readonly Work[] = [
  ...needing(['high_school', 'bachelors', 'masters', 'phd'], forAnyone),
  ...needing(['bachelors', 'masters', 'phd'], forGraduates),
  ...needing(['masters', 'phd'], forScholars),
];
