import { EyeOffIcon } from '#client/ui/eye-icons.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { paths } from '#rules/paths.ts';
import { verifyAddress } from './verify-address.ts';

/** Shown to a viewer whom several people reported as under 18. */
export function ReviewBanner() {
  return (
    <section aria-labelledby="review" className="grid justify-items-start gap-3 rounded-lg bg-gold-tint p-5">
      <h2 id="review" className="flex items-center gap-2 text-lg">
        <EyeOffIcon className="shrink-0" />
        You meet nobody new for now
      </h2>
      <p>
        Several people told us that you may be under 18. Until a moderator has looked, your profile is in no new decks
        and you get none. Your matches and chats stay. A selfie for the verified tick brings you to the front of the
        queue.
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={verifyAddress} size="sm" variant="secondary">
          Send a selfie
        </LinkButton>
        <LinkButton to={paths.support} size="sm" variant="link">
          Write to us
        </LinkButton>
      </div>
    </section>
  );
}
