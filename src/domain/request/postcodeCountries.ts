/** Countries in which the services know the region of a town by its postcode. */
export const postcodeCountries: readonly string[] = ['DE', 'AT', 'FR', 'IT', 'ES', 'PL', 'US', 'CA', 'AU'];
