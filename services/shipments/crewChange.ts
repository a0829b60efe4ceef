import { crewColumns, type CrewNames } from './crewNames.ts';

/** The columns of a shipment whose crew changes: their names, and that nobody was told yet that they are late. */
export const crewChange = (names: CrewNames) => ({ ...crewColumns(names), late_told: null });

export type CrewChange = ReturnType<typeof crewChange>;
