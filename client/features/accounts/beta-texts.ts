import { isBetaOpen } from '#rules/beta.ts';
import { limits } from '#rules/limits.ts';

type Beta = { endsOn: string; places: number; placesLeft: number; hasPlace: boolean };
type Text = { title: string; body: string };

/** The same format as on the landing page. */
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `endsOn` and `today` are days. `places` is null once the beta is over. */
export function betaTexts(
  { endsOn, places, placesLeft, hasPlace }: Beta,
  today: string,
): { places: Text | null; perks: Text[] } {
  const end = day.format(new Date(`${endsOn}T00:00:00Z`));
  if (!hasPlace && placesLeft === 0)
    return {
      places: isBetaOpen(today, endsOn)
        ? {
            title: 'The beta places are gone',
            body: `The first ${places} people took them. Starting is free all the same.`,
          }
        : null,
      perks: [
        { title: 'Free to start', body: `A profile and ${limits.likesPerDay.free} likes a day, with no credit card.` },
        { title: 'Still early', body: 'New people join every day, and the first to come are the first to be seen.' },
      ],
    };
  return {
    places: hasPlace
      ? { title: 'One of the places is yours', body: `You are among the first ${places} people. It runs until ${end}.` }
      : {
          title: `${placesLeft} of ${places} places left`,
          body: `The first ${places} people get everything until ${end}. Continue, and one of them is yours.`,
        },
    perks: [
      { title: 'All premium features, free', body: `Messages, unlimited likes and more, until ${end}.` },
      { title: 'A beta badge', body: 'Your profile shows that you were here from the beginning.' },
      { title: 'Launch discounts', body: 'A coupon of your own for the day the plans go on sale.' },
    ],
  };
}
