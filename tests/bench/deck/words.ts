/** What the people of the bench are called, write and like. */
export const firstNames = (
  'Ada Bola Chidi Damilola Efe Funke Gbenga Halima Ifeoma Jide Kemi Lanre Musa Ngozi Obinna Paul Qudus Remi Sade Tunde Uche Victor Wale ' +
  'Xena Yusuf Zainab Amaka Bayo Chioma Deji Ebere Fatima Grace Hassan Ike Joy Kunle Lola Maryam Nneka Ope Peace Rukayat Segun Temi Umar ' +
  'Vera Wunmi Yemi Zubair Blessing David Emeka Folake Ibrahim Kelechi Mercy Samuel Tosin Aisha'
).split(' ');

export const lastNames = (
  'Adeyemi Balogun Chukwu Danjuma Eze Fashola Garba Hamza Igwe Johnson Kalu Lawal Mohammed Nwosu Okafor Peters Quadri Raji Sani Taiwo ' +
  'Udo Vincent Williams Yakubu Zakari Abiola Bello Chima Dike Effiong Falana Gambo Ibe Jimoh Kolawole Ladipo Madu Nnamdi Obi Popoola'
).split(' ');

export const phrases = [
  'Here for good conversation and better jollof.',
  'Engineer by day, dancer by night.',
  'I read more than I sleep.',
  'Church on Sunday, football on Saturday.',
  'Looking for somebody who laughs easily.',
  'My suya spot is better than yours.',
  'Teacher, aunty of four, and a fair cook.',
  'Traveller: Obudu, Yankari, Zanzibar next.',
  'Small talk bores me, ask me about films.',
  'I run along the bridge each morning.',
  'Fashion designer with too many fabrics.',
  'Nurse, early riser, and a terrible singer.',
  'Family comes first, then Arsenal.',
  'I build apps and break my diet.',
  'Quiet at first, then you cannot stop me.',
  'Trader in Balogun, dreamer everywhere.',
];

/** The first are the most liked. */
export const interests = (
  'Music,Travel,Food,Movies,Football,Fashion,Cooking,Dancing,Reading,Fitness,Photography,Afrobeats,Business,Church,Gaming,Technology,Comedy,' +
  'Nollywood,Basketball,Art,Writing,Hiking,Swimming,Politics,History,Poetry,Theatre,Volunteering,Gardening,Yoga,Chess,Cycling,Running,Boxing,' +
  'Makeup,Podcasts,Anime,Cars,Cats,Dogs,Baking,Languages,Science,Tennis,Karaoke,Beaches,Festivals,Investing,Sewing,Fishing,Meditation,Astronomy,' +
  'Board games,Draughts,Table tennis,Design,Crafts,Architecture,Farming,Journalism'
).split(',');
