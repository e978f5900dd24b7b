import type { FragmentType } from '@apollo/client';
import { useFragmentData } from '#client/apollo/use-fragment-data.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { Link } from '#client/ui/Link.tsx';
import { adminPath } from '#rules/paths.ts';
import { type PersonLine_UserFragment, PersonLine_UserFragmentDoc } from './console.generated.ts';
import { texts } from './texts.ts';

type Props = { user: FragmentType<PersonLine_UserFragment> };

export function PersonLine({ user }: Props) {
  const data = useFragmentData(PersonLine_UserFragmentDoc, user);
  if (data === null) return null;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Link
        to={`${adminPath('people')}?search=${data.id}`}
        className="inline-flex min-h-11 items-center font-semibold text-crimson-ink underline underline-offset-4"
      >
        {data.fullName}
      </Link>
      <span className="text-ink-soft text-sm [overflow-wrap:anywhere]">{data.email}</span>
      {data.limitedAt !== null && <Badge tone="gold">{texts.limited}</Badge>}
      {data.suspendedAt !== null && <Badge tone="crimson">{texts.suspended}</Badge>}
    </span>
  );
}
