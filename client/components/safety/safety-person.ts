export type SafetyPerson = { id: string; fullName: string };
