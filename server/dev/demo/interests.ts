export const interests: Readonly<Record<string, readonly string[]>> = {
  Afrobeats: [
    'I make a new playlist every month and defend all of it.',
    'I know the second verse, not only the chorus.',
    'If the DJ is good I am not sitting down.',
  ],
  Highlife: [
    "I grew up on my father's highlife records and never recovered.",
    'Play me some old highlife and I will tell you who is on guitar.',
  ],
  Cooking: [
    'My ofada stew has settled family disputes.',
    'I cook without measuring and it works four times out of five.',
    "I collect recipes from other people's mothers.",
  ],
  'Jollof rice': [
    'I will travel for good jollof and I will be honest about yours.',
    'Party jollof with the bottom a little burnt is my idea of luxury.',
  ],
  Suya: [
    'I know which suya spot is worth the queue, and I bring extra pepper.',
    'Suya after nine, eaten standing up, is a meal.',
  ],
  Football: [
    'I support a team that teaches patience.',
    'I play five-a-side on Thursdays and limp on Fridays.',
    'I watch every Super Eagles match from the same chair.',
  ],
  Nollywood: [
    'I watch old Nollywood on purpose and cry at the right places.',
    'I can quote whole scenes of the nineties films my cousins and I grew up on.',
  ],
  Reading: [
    'There are three half-read novels beside my bed and I love them equally.',
    'I swap books with a stranger at the bus stop; we have never spoken.',
    'I buy books faster than I read them.',
  ],
  Travel: [
    'I am visiting all thirty-six states slowly; nineteen so far.',
    'I prefer the night bus to the plane, at least on the way there.',
    'Obudu in the rain is still the best trip I ever took.',
  ],
  Photography: ['I photograph markets before they open.', 'I take pictures of doors. There are now four hundred.'],
  Dancing: [
    'I learnt salsa from the internet and it shows, happily.',
    'I dance first and ask whose party it is later.',
  ],
  Hiking: ['I walk up Olumo Rock when I need to think.', 'Give me a hill and a flask of tea and I am gone till noon.'],
  Gaming: ['I am kind in life and terrible to play against.', 'I host FIFA nights with a written constitution.'],
  Art: [
    'I spend whole afternoons at galleries and remember two paintings.',
    'I paint on Sundays, badly, in good colours.',
  ],
  Fashion: ['I thrift in the market at six, before the good pieces go.', 'My wardrobe is loud, I am not.'],
  Fitness: ['I run before the heat and the traffic wake up.', 'I lift, slowly, and I talk about it very little.'],
  Swimming: [
    'I learnt to swim late; now it is the best hour of my week.',
    'Any beach without loudspeakers has my heart.',
  ],
  Gardening: ['I grow pepper, tomatoes and one stubborn pawpaw tree.', 'My balcony is mostly scent leaf.'],
  Tech: [
    'I take old radios apart and most of them go back together.',
    'I build small apps that solve problems only my family has.',
  ],
  Volunteering: [
    'On Saturdays I help children with maths in the hall down the road.',
    'I volunteer at an animal shelter and come home covered in proof.',
  ],
  Poetry: [
    'I go to open mic nights and sit at the back with my own poem in my pocket.',
    'I write letters by hand; it is a lost sport.',
  ],
  'Board games': ['I keep a ludo board in the car.', 'I play draughts with the old men under the mango tree. I lose.'],
  Faith: ['I pray early, before the day can argue.', 'My faith is quiet and it is part of every day.'],
  Comedy: [
    'I retell jokes badly and laugh before the end.',
    'I go to stand-up shows and choose the seat that gets picked on.',
  ],
  Business: [
    'I keep a notebook of business ideas; two of them pay rent.',
    'My side hustle is honey. Ask me about the bees.',
  ],
  Languages: [
    'I am learning Hausa from my neighbours and they are very patient.',
    'I speak three languages and dream in the wrong one.',
  ],
  Movies: ['I go to the cinema alone on Tuesdays, popcorn for two.', 'I have a rule: no phones until the credits.'],
};
