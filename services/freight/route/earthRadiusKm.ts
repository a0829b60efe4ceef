export const earthRadiusKm = 6371.0088;
