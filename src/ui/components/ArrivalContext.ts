import { createContext } from 'react';
import { NavigationType } from 'react-router-dom';

/** How the room's address was come to. Routes at a given location tell all below them that it was by the browser's buttons. */
export const ArrivalContext = createContext<NavigationType>(NavigationType.Pop);
