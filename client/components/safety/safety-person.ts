/** A person who may be blocked or reported. */
export type SafetyPerson = { id: string; fullName: string };
