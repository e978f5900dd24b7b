import { useIsSignedIn } from '#client/shell/session-hooks.ts';
import { HeartIcon } from '#client/ui/icons.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { paths } from '#rules/paths.ts';
import { people } from './texts.ts';

/** A press leads visitors to the sign-up and signed-in people to the deck. */
export function Gallery() {
  const to = useIsSignedIn() ? paths.browse : paths.auth;
  return (
    <section className="bg-sunken" aria-labelledby="gallery">
      <div className="mx-auto w-full max-w-6xl px-4 py-16 sm:px-6 sm:py-24">
        <h2 id="gallery" className="text-2xl sm:text-3xl">
          Who you could meet
        </h2>
        <p className="mt-3 text-ink-soft">Examples, drawn by us. The real people are waiting inside.</p>
        <ul className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {people.map(({ name, age, city, work, image }) => (
            <li key={name} className="overflow-hidden rounded-lg border border-line bg-surface shadow-low">
              <img
                src={image}
                alt={`${name}, a drawing`}
                width="480"
                height="600"
                loading="lazy"
                decoding="async"
                className="aspect-square w-full object-cover object-[50%_70%]"
              />
              <div className="grid gap-4 p-5">
                <div>
                  <h3 className="text-lg">{`${name}, ${age}`}</h3>
                  <p className="text-sm text-ink-soft">{`${work} in ${city}`}</p>
                </div>
                <div className="flex gap-3">
                  <LinkButton to={to} state={{ mode: 'sign-up' }} aria-label={`Like ${name}`} title={`Like ${name}`}>
                    <HeartIcon className="text-xl" />
                  </LinkButton>
                  <LinkButton
                    to={to}
                    state={{ mode: 'sign-up' }}
                    aria-label={`View Profile of ${name}`}
                    variant="secondary"
                    className="flex-1"
                  >
                    View Profile
                  </LinkButton>
                </div>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
