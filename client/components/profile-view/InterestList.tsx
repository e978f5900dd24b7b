export function InterestList({ interests }: { interests: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {interests.map((interest) => (
        <li key={interest} className="max-w-full truncate rounded-full border border-line bg-paper px-3 py-1 text-sm">
          {interest}
        </li>
      ))}
    </ul>
  );
}
