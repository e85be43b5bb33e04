/** What is not known of an observation, or of a source that is added, in tests that are about its texts. */
const unknown = { canonical_url: null, published_at: null, retrieved_at: null, language: null } as const;

export const unknownOfObservation = { ...unknown, publisher_actor_id: null } as const;
export const unknownOfSource = { ...unknown, publisher: null } as const;
