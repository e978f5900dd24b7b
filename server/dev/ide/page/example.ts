/** The document with which the API explorers open. */
export const exampleDocument = `# Sign in as one of the people that the start printed (mutation signIn), then put the accessToken
# of the answer into the headers: { "authorization": "Bearer <accessToken>" }
query WhoAmI {
  viewer {
    id
    email
    plan {
      name
    }
  }
}
`;
