/** The first card as DeckCard draws it, without what only the app can do. */
import type { Answer } from '#client/apollo/started.ts';
import { swipedKey } from '#client/components/outbox/keys.ts';
import { lineStyle } from '#client/components/profile-view/caption-line.ts';
import { cardWidths, photoSource } from '#client/components/profile-view/photo-source.ts';
import {
  ageStyle,
  captionStyle,
  cardStyle,
  firstPhotoStyle,
  iconRoomStyle,
  nameStyle,
  onPhone,
  photoStyle,
} from '#client/features/discovery/card-box.ts';
import { savesData } from '#client/lib/save-data.ts';

type Person = {
  id: string;
  fullName: string;
  age: number;
  location: string;
  distanceText: string | null;
  visiting: string | null;
  compatibility: { reasons: readonly string[] } | null;
  photos: readonly { aspectRatio: number; small: string; card: string; medium: string }[];
};

function made(tag: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}

/** Null for people without a photo, and for those who save data: they see it once the app is there. */
function photoOf({ fullName, photos: [photo] }: Person): HTMLImageElement | null {
  if (photo === undefined || savesData()) return null;
  const image = new Image();
  const { src, srcSet } = photoSource(photo);
  // The sizes come first: the address follows from them.
  return Object.assign(image, {
    alt: fullName,
    fetchPriority: 'high',
    sizes: cardWidths,
    srcset: srcSet,
    src,
    className: firstPhotoStyle,
  });
}

/** Replaces the skeleton of the frame, unless the app is there. Resolves once the photo is there, or fails to come. */
export async function drawCard({ deck }: Answer): Promise<void> {
  // Swipes on them wait to be sent.
  const swiped = localStorage.getItem(swipedKey) ?? '';
  const person = (deck?.profiles as Person[] | undefined)?.find(({ id }) => !swiped.includes(id));
  const skeleton = document.querySelector('#root[data-frame] [data-skeleton]');
  if (person === undefined || skeleton === null) return;
  const { fullName, age, location, distanceText, visiting, compatibility } = person;
  const photo = photoOf(person);
  const texts = [
    [[location, distanceText].filter(Boolean).join(' · '), lineStyle],
    [visiting === null ? '' : `Visiting ${visiting}`, lineStyle],
    [compatibility?.reasons.slice(0, 2).join(' · ') ?? '', `${lineStyle} ${onPhone}`],
  ] as const;
  const lines = texts
    .filter(([text]) => text !== '')
    .map(([text, style]) => made('p', style, made('span', iconRoomStyle), text));
  const name = made('h2', nameStyle, `${fullName}, `, made('span', ageStyle, String(age)));
  const card = made(
    'article',
    cardStyle,
    made('div', photoStyle, ...(photo ? [photo] : []), made('div', captionStyle, name, ...lines)),
  );
  card.setAttribute('aria-label', `${fullName}, ${age}`);
  if (skeleton.lastElementChild) card.append(skeleton.lastElementChild);
  skeleton.replaceWith(card);
  await photo?.decode().catch(() => undefined);
}
