export const measureServices = () => ({ title: 'x', how: '', figures: [] });
