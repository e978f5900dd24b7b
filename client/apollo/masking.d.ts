import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

/** Tells Apollo's hooks that the generated types are masked: a component sees what its own fragment selects, and nothing else. */
declare module '@apollo/client' {
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
