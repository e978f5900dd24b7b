import { PinIcon } from '#client/ui/feature-icons.tsx';
import { Link } from '#client/ui/Link.tsx';
import { dateIdeaPath } from '#rules/paths.ts';
import { texts } from './texts.ts';
import type { SharedPlace } from './thread.ts';

/** Inside a bubble: a place for a date. `content` is its name and its address in short, as they were when it was shared. */
export function PlaceCard({ place, content }: { place: SharedPlace; content: string }) {
  const name = `${place.name}, `;
  return (
    <>
      <Link to={dateIdeaPath(place.id)} className="flex min-h-11 items-start gap-2.5 py-1 hover:underline">
        <PinIcon className="mt-0.5 shrink-0 text-xl" />
        <span className="grid gap-0.5">
          <span className="font-bold">{place.name}</span>
          <span className="text-sm">{content.startsWith(name) ? content.slice(name.length) : content}</span>
          <span className="text-sm">{place.estimatedCost}</span>
        </span>
      </Link>
      <Link to={`?plan=${place.id}`} className="flex min-h-11 items-center font-semibold text-sm underline">
        {texts.planHere}
      </Link>
    </>
  );
}
